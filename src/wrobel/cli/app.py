"""The verbs as Typer sees them: help, completion and the option parser's own errors."""

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, get_args, get_origin

import typer

from wrobel import __version__
from wrobel.cli.arguments import EXAMPLES, Argument, Option
from wrobel.cli.failure import BAD_INPUT, complain, interrupted
from wrobel.cli.verbs import HOMES, Verb, asked_for, load

LOOKS: dict[str, Any] = {
    "no_args_is_help": True,
    "rich_markup_mode": "rich",
    "context_settings": {"help_option_names": ["-h", "--help"]},
}
HELPS = {
    "rules": "The rulesets: list them, show one, compare two, print a score card.",
    "db": "Back up the games of a server, check them, and put them back.",
}
GROUP_EXAMPLES = {
    "": (
        "wrobel play",
        "wrobel analyze 123m4067p234556s3z --rules tenhou",
        "wrobel score '234567m22p67s [555z]' 8s --by discard --from W --seat S --rules ema-2016",
        "wrobel rules list",
        "wrobel score --help",
    ),
    "rules": ("wrobel rules list", "wrobel rules show tenhou", "wrobel rules card mcr"),
    "db": ("wrobel db backup evening.sqlite",),
}

# Typer's own errors; where their classes live depends on its version.
USAGE_ERRORS: tuple[type[Exception], ...] = tuple(
    kind for kind in typer.BadParameter.__mro__[1:3] if issubclass(kind, Exception)
)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"wrobel {__version__}")
        raise typer.Exit


def root(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """Wróbel: riichi, MCR and Hong Kong mahjong. Scores explained, hands analysed.

    The documentation is in the program: wrobel play, then Help.
    """


def examples(lines: Iterable[str]) -> str:
    """The end of a help page: commands that can be run as they stand."""
    escaped = (line.replace("[", "\\[") for line in lines)
    return "\n\n".join(("[bold]Examples[/bold]", *escaped))


def built(names: Iterable[str] = tuple(HOMES)) -> typer.Typer:
    """The application with these verbs."""
    app = typer.Typer(
        name="wrobel", epilog=examples(GROUP_EXAMPLES[""]), pretty_exceptions_enable=False, **LOOKS
    )
    app.callback()(root)
    groups: dict[str, typer.Typer] = {}
    for name in names:
        group, _, verb = name.rpartition(" ")
        if group and group not in groups:
            help_end = examples(GROUP_EXAMPLES[group])
            groups[group] = typer.Typer(help=HELPS[group], epilog=help_end, **LOOKS)
            app.add_typer(groups[group], name=group)
        add_command(groups.get(group, app), verb, load(name))
    return app


def add_command(app: typer.Typer, name: str, verb: Verb) -> None:
    """Put a verb into an application, with its docstring as help and examples under it."""
    paragraphs = inspect.cleandoc(verb.__doc__ or "").split("\n\n")
    text = "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
    app.command(name, help=text, epilog=examples(EXAMPLES[verb]))(declared(verb))


def declared(verb: Verb) -> Verb:
    """The verb with declarations that Typer knows."""

    @functools.wraps(verb)
    def run(**values: Any) -> int | None:
        try:
            return verb(**values)
        except KeyboardInterrupt:  # else Typer ends without a word
            return interrupted()

    parameters = [
        parameter.replace(annotation=known(parameter.annotation))
        for parameter in inspect.signature(verb).parameters.values()
    ]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def known(annotation: Any) -> Any:
    """A declaration of ours as one of Typer's."""
    if get_origin(annotation) is not Annotated:
        return annotation
    kind, ours = get_args(annotation)
    theirs: Callable[..., Any] = {Option: typer.Option, Argument: typer.Argument}[type(ours)]
    return Annotated[kind, theirs(*getattr(ours, "names", ()), **ours.settings)]


def call(arguments: Sequence[str]) -> int:
    """Run a command; the exit status."""
    name = asked_for(arguments)
    app = built([name] if name else tuple(HOMES))
    try:
        found = app(args=list(arguments), prog_name="wrobel", standalone_mode=False)
    except USAGE_ERRORS as error:
        return usage_error(error)
    except typer.Abort:
        return interrupted()
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
