"""The phases of the game: which actions are legal, which events follow, and how each event changes the state.

A handler takes a `Transition`, the seat and its action. It raises `IllegalAction` or emits events. A function
registered with `@evolves` changes the state for one event and judges nothing, so that it can replay any log.
"""
