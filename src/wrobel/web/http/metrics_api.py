"""``GET api/metrics``: for this machine, and for whoever has the host's key."""

import hmac
from typing import Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_403_FORBIDDEN
from prometheus_client import CONTENT_TYPE_LATEST

from wrobel.web.http import metrics
from wrobel.web.http.origin import is_from_here
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.rooms import House
from wrobel.web.wire.http_types import Failed

AnyRequest = Request[Any, Any, Any]
BEARER = "Bearer "
CLOSED = {HTTP_403_FORBIDDEN: ResponseSpec(Failed, description="Not the key of this server")}


def key_of(request: AnyRequest) -> str | None:
    """The key somebody has brought, as our page or as Prometheus does it."""
    authorization = request.headers.get("authorization", "")
    if authorization.startswith(BEARER):
        return str(authorization.removeprefix(BEARER))
    return request.headers.get("x-club-key")


@get(
    "/api/metrics",
    summary="Counts and times for Prometheus",
    media_type="text/plain",
    responses=CLOSED,
    sync_to_thread=False,
)
def show_metrics(request: AnyRequest) -> Response[bytes]:
    """From other machines only with the host's key: as X-Club-Key, or as a bearer's token."""
    house: House = request.app.state.house
    key = key_of(request)
    allowed = is_from_here(request) if key is None else is_key(house, key)
    if not allowed:
        raise RefusedError("no_key")
    return Response(metrics.text(house), media_type=CONTENT_TYPE_LATEST)


def is_key(house: House, key: str) -> bool:
    return hmac.compare_digest(key.encode(), house.key.encode())


HANDLERS = (show_metrics,)
