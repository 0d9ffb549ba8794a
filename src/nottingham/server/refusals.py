"""Refusals that more than one part of the server raises."""

from nottingham.table.errors import Refusal


def no_secret() -> Refusal:
    return Refusal("unauthorized", "no_secret", "Send your secret in the header: Authorization: Bearer SECRET.")


def unknown_secret() -> Refusal:
    return Refusal("unauthorized", "unknown_secret", "This secret is unknown. It expired or was revoked.")


def no_such_table() -> Refusal:
    return Refusal("not_found", "no_such_table", "There is no table with this code.")


def too_often() -> Refusal:
    return Refusal("too_many", "too_often", "Too many requests. Try again shortly.")


def too_many_answers() -> Refusal:
    text = "Too many long answers are still being sent to this address. Try again shortly."
    return Refusal("too_many", "too_many_requests", text)
