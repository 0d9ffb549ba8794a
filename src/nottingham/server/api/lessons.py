"""Lessons over HTTP."""

from nottingham.server.endpoints import ApiRoute, Request
from nottingham.server.schemas import NewLesson, TableAnswer
from nottingham.server.server import Server


async def start_lesson(server: Server, request: Request) -> TableAnswer:
    server.limits.count_new_table(request.address)
    new: NewLesson = request.body
    table = await server.registry.lay_for_lesson(new.lesson, request.person)
    return TableAnswer(table.state.view)


ENDPOINTS = (
    ApiRoute(
        "POST",
        "/api/lessons",
        "Start a lesson: create a private table and deal its first chapter.",
        start_lesson,
        TableAnswer,
        NewLesson,
        201,
        faults=(404,),
    ),
)
