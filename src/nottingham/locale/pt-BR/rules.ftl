rules-title = As regras
