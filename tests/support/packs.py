"""A pack of goods as its author would write it."""

PACK = """
title = "Test fair"
about = "A pack of one good."

[[goods]]
name = "lace"
kind = "contraband"
copies_at_three = 2
copies = 3
value = 7
penalty = 4
"""
