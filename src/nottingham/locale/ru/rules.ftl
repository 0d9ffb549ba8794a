rules-title = Правила
