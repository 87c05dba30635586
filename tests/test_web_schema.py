"""The HTTP interface is what its description says, whatever is sent to it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.conftest import LONG
from tests.support.web_run import Running, running, sqlite
from wrobel.web.http.app import make_app
from wrobel.web.rooms.rooms import House
from wrobel.web.storage.store import Store

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
described = make_app(House(Store("sqlite://"))).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(described)))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


def described_as(label: str) -> Any:
    """The test of one operation; by itself, since all of one function would share one name."""

    @schema.include(name=label).parametrize()
    @settings(
        max_examples=100 if LONG else 8,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        deadline=None,
        database=None,
    )
    def test(case: "schemathesis.Case[Any]", server: Running) -> None:
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    return test


NAMES = {
    f"test_answers_are_as_described[{operation.ok().label}]": operation.ok().label
    for operation in schema.get_all_operations()
    if isinstance(operation, Ok)
}
globals().update({name: described_as(label) for name, label in NAMES.items()})


def test_every_operation_is_tried() -> None:
    verbs = {"get", "put", "post", "delete", "patch"}
    wanted = {
        f"{verb.upper()} {path}"
        for path, how in schema.raw_schema["paths"].items()
        for verb in verbs & {*how}
    }
    assert set(NAMES.values()) == wanted
