rules-title = The rules
