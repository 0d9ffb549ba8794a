"""The OpenAPI document, made from the endpoints."""

from typing import Any

import msgspec

from nottingham import __version__
from nottingham.server.endpoints import ApiRoute
from nottingham.server.schemas import Fault

_ALWAYS = (429, 503)
"""Any request can exceed a limit, or fail because the store fails."""
PATTERNS = {
    "table": {"type": "string", "maxLength": 64},
    "game": {"type": "string", "maxLength": 64},
    "key": {"type": "string", "maxLength": 64},
    "code": {"type": "string", "maxLength": 64},
}


def openapi(endpoints: tuple[ApiRoute, ...]) -> dict[str, Any]:
    types = [kind for endpoint in endpoints for kind in (endpoint.answer, endpoint.body) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Fault], ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, [*types, Fault]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Nottingham",
            "version": __version__,
            "description": "Tables, people and finished games. Games are played over a WebSocket (docs/server.md).",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: ApiRoute, schema_of: dict[str, Any]) -> dict[str, Any]:
    answers: dict[str, Any] = {}
    if endpoint.answer is None:
        answers["204"] = {"description": "Success."}
    else:
        answers[str(endpoint.status)] = {
            "description": "Success.",
            "content": {"application/json": {"schema": schema_of[repr(endpoint.answer)]}},
        }
    faults = {*_ALWAYS, *endpoint.faults}
    if endpoint.body is not None:
        faults |= {400, 413, 415}
    if endpoint.method != "GET":
        faults.add(403)
    # An unknown secret is refused even where none is needed.
    faults.add(401)
    for status in sorted(faults):
        answers[str(status)] = {
            "description": "Failure.",
            "content": {"application/json": {"schema": schema_of[repr(Fault)]}},
        }
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.handler.__name__,
        "responses": answers,
        "security": [{"secret": []}] if endpoint.secret else [{}, {"secret": []}],
    }
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": PATTERNS[name]} for name in names]
    parameters += [
        {"name": query.name, "in": "query", "schema": query.schema, "description": query.about}
        for query in endpoint.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[repr(endpoint.body)]}},
        }
    return operation
