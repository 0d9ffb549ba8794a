"""Converts roles to places of the codec and back (`state.py`)."""

import jax.numpy as jnp
from jax import Array

from nottingham.vector.state import State
from nottingham.vector.table import TableRules


def place_of(table: TableRules, state: State, role: Array) -> Array:
    """Both deputies come first among the roles; clockwise the second sits among the merchants."""
    if not table.deputies:
        return role
    return jnp.where(role == 0, 0, jnp.where(role == 1, state.second, role - (role <= state.second)))


def role_at(table: TableRules, state: State, place: Array) -> Array:
    if not table.deputies:
        return place
    return jnp.where(place == 0, 0, jnp.where(place == state.second, 1, place + (place < state.second)))


def by_place(table: TableRules, state: State, rows: Array) -> Array:
    """Rows of roles in the order of places."""
    if not table.deputies:
        return rows
    return rows[role_at(table, state, jnp.arange(table.players))]


def seat_of(table: TableRules, state: State, role: Array) -> Array:
    return (state.seat + place_of(table, state, role)) % table.players


def by_seat(table: TableRules, state: State, rows: Array) -> Array:
    """Rows of roles in the order of seats."""
    return rows[role_at(table, state, (jnp.arange(table.players) - state.seat) % table.players)]
