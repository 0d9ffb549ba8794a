rules-title = Les règles
