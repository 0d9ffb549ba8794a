"""Lessons over HTTP: a table of one's own where the game is learnt by playing it."""

from typing import TYPE_CHECKING

from nottingham.server.endpoints import Endpoint, Request
from nottingham.server.schemas import NewLesson, TableAnswer

if TYPE_CHECKING:
    from nottingham.server.app import Server


async def learn(server: "Server", request: Request) -> TableAnswer:
    server.new_tables.must_take(request.address, "too_many_tables", "Too many tables were laid from here: wait.")
    asked: NewLesson = request.body
    table = await server.registry.lay_for_lesson(asked.lesson, request.person)
    return TableAnswer(table.view)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/lessons",
        "Take a lesson: a table of one's own, where the first chapter is dealt.",
        learn,
        TableAnswer,
        NewLesson,
        201,
        faults=(404,),
    ),
)
