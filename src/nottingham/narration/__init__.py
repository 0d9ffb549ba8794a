"""The game in words: the texts of the page and the sentences for events, in all languages."""
