rules-title = Las reglas
