"""The API described, with links: what an answer of one request is good for in the next."""

from __future__ import annotations

from typing import Any

VIEW, ANSWER, PREVIEW = "ApiTablesViewReadView", "ApiTablesAnswerAnswer", "ApiTablesPreviewPreview"


def linked(schema: dict[str, Any]) -> dict[str, Any]:
    """Whatever makes a table leads to everything that can be done at one; a question, to its answer."""
    operations = {
        one["operationId"]: (path, one)
        for path, item in schema["paths"].items()
        for one in item.values()
        if isinstance(one, dict) and "operationId" in one
    }
    there = {
        name: {"operationId": name, "parameters": {"table": "$response.body#/table"}}
        for name, (path, _) in operations.items()
        if "{table}" in path
    }
    for _, one in operations.values():
        if "201" in one["responses"]:
            one["responses"]["201"]["links"] = there
    asked = {"question": "$response.body#/question/id", "option": "$response.body#/question/options/0/id"}
    at = {"table": "$request.path.table"}
    operations[VIEW][1]["responses"]["200"]["links"] = {
        ANSWER: {"operationId": ANSWER, "parameters": at, "requestBody": {"seat": "$request.query.seat"} | asked},
        PREVIEW: {"operationId": PREVIEW, "parameters": at | asked | {"seat": "$request.query.seat"}},
    }
    return schema
