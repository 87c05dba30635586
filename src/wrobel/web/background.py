"""Work that goes on by itself: whatever happens to it is in the log, and it goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context
from typing import Any

from wrobel.web.http.metrics import BACKGROUND

log = logging.getLogger("wrobel.web")


async def again_and_again(
    name: str, step: Callable[[], Awaitable[None]], pause: Callable[[], float]
) -> None:
    """Do a step after every pause; one that fails is told with its traceback and tried again."""
    while True:
        await asyncio.sleep(pause())
        try:
            await step()
        except Exception:
            BACKGROUND.labels(name).inc()
            log.exception("%s failed; it will be tried again", name)


def begun(work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
    """A task for which nobody waits; if it fails, the log has its traceback.

    It outlives the request that began it, so it does not bear that request's number.
    """
    task = asyncio.create_task(work, name=name, context=Context())
    task.add_done_callback(tell_failure)
    return task


def tell_failure(task: asyncio.Task[Any]) -> None:
    """The end of a task that should have none, or a good one."""
    if not task.cancelled() and (error := task.exception()) is not None:
        BACKGROUND.labels("other").inc()
        log.error("%s failed", task.get_name(), exc_info=error)
