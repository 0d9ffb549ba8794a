"""How the schema became what it is, step by step. A step that was released is never changed."""
