"""The verbs put together, and the option parser's own errors."""

from collections.abc import Sequence
from typing import Annotated

import typer

from wrobel import __version__
from wrobel.cli import (
    analyze,
    bot,
    compare,
    convert,
    db,
    replay,
    rules,
    score,
    seating,
    serve,
    settle,
    sim,
    texts,
    verify,
)
from wrobel.cli.common import examples
from wrobel.cli.failure import BAD_INPUT, complain

app = typer.Typer(
    name="wrobel",
    epilog=examples(
        "wrobel play",
        "wrobel analyze 123m4067p234556s3z --rules tenhou",
        "wrobel score '234567m22p67s [555z]' 8s --by discard --from W --seat S --rules ema-2016",
        "wrobel rules list",
        "wrobel score --help",
    ),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for verb in (analyze, score, settle, compare, serve, verify, convert, replay, sim, bot, seating):
    verb.register(app)
app.add_typer(rules.app, name="rules")
app.add_typer(db.app, name="db")

# Typer's own errors; where their classes live depends on its version.
USAGE_ERRORS: tuple[type[Exception], ...] = tuple(
    kind for kind in typer.BadParameter.__mro__[1:3] if issubclass(kind, Exception)
)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"wrobel {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """Wróbel: riichi, MCR and Hong Kong mahjong. Scores explained, hands analysed."""


def call(arguments: Sequence[str]) -> int:
    """Run a command; the exit status."""
    try:
        found = app(args=list(arguments), prog_name="wrobel", standalone_mode=False)
    except USAGE_ERRORS as error:
        return usage_error(error)
    except typer.Abort:
        return complain(texts.say("interrupted", texts.language()), BAD_INPUT)
    return found if isinstance(found, int) else 0


def usage_error(error: BaseException) -> int:
    """A wrong command or option, in one line."""
    if type(error).__name__ == "NoArgsIsHelpError":  # the help is already on the screen
        return BAD_INPUT
    context = getattr(error, "ctx", None)
    message = getattr(error, "format_message", error.__str__)().rstrip(".")
    if context is not None:
        message = f"{message} (see {context.command_path} --help)"
    return complain(message, BAD_INPUT)
