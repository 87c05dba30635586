"""The verbs as Typer sees them: help, completion and the option parser's own errors."""

import functools
import inspect
import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, get_args, get_origin

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from wrobel import __version__
from wrobel.cli import texts
from wrobel.cli.arguments import EXAMPLES, Argument, Option
from wrobel.cli.failure import BAD_INPUT, complain, interrupted
from wrobel.cli.help_pl import USAGE, complaint, metavar, said
from wrobel.cli.verbs import HOMES, Verb, asked_for, load

LOOKS: dict[str, Any] = {
    "no_args_is_help": True,
    "rich_markup_mode": "rich",
    "context_settings": {"help_option_names": ["-h", "--help"]},
}
HELPS = {
    "rules": "The rulesets: list them, show one, compare two, print a score card.",
    "conformance": "Cases any mahjong program can be held against: print, ask, answer.",
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
    "conformance": ("wrobel conformance run --level notation",),
    "db": ("wrobel db backup evening.sqlite",),
}

# The words of a help page that Typer keeps in constants.
FRAME_TEXTS = {
    "ARGUMENTS_PANEL_TITLE": "Arguments",
    "OPTIONS_PANEL_TITLE": "Options",
    "COMMANDS_PANEL_TITLE": "Commands",
    "DEFAULT_STRING": "[default: {}]",
    "REQUIRED_LONG_STRING": "[required]",
}

# Typer's own errors; where their classes live depends on its version.
USAGE_ERRORS: tuple[type[Exception], ...] = tuple(
    kind for kind in typer.BadParameter.__mro__[1:3] if issubclass(kind, Exception)
)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"wrobel {__version__}")
        raise typer.Exit


class Told:
    """What Typer itself says on a help page, in the language of the user."""

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        for english, polish in USAGE if asked_language() == "pl" else ():
            usage = usage.replace(english, polish)
        return usage

    def get_params(self, ctx: Any) -> list[Any]:
        found: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for one in found:
            if getattr(one, "help", None):
                one.help = said(one.help, asked_language())
            if str(type_shown(one, ctx) or "").startswith("<"):  # <str>, <bool>: nobody asks
                one.display_type_rich = lambda **_: None
        return found


def type_shown(parameter: Any, ctx: Any) -> str | None:
    """What stands beside an option for what it takes."""
    shown: Callable[..., str | None] = getattr(parameter, "display_type_rich", lambda **_: None)
    return shown(ctx=ctx)


class Command(Told, TyperCommand):
    """A verb."""


class Group(Told, TyperGroup):
    """A group of verbs."""


# The language of the help; the command line decides it before anything is built.
LANGUAGE = ["en"]


def asked_language() -> str:
    return LANGUAGE[0]


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, else that of the environment.

    >>> language_of(["score", "--lang", "pl", "--help"]), language_of(["--lang=pl"])
    ('pl', 'pl')
    """
    pairs = itertools.pairwise([*arguments, ""])
    wishes = [
        after if word == "--lang" else word.partition("=")[2]
        for word, after in pairs
        if word == "--lang" or word.startswith("--lang=")
    ]
    return texts.language(wishes[-1] if wishes else None)


Language = Annotated[
    str | None,
    typer.Option("--lang", help="Language of the answer: pl or en.", metavar="pl|en"),
]


def version_option(**settings: Any) -> Any:
    """``--version``, which every verb knows and the first page of help tells."""
    option: Callable[..., Any] = typer.Option
    return option(
        "--version", help="Print the version.", callback=show_version, is_eager=True, **settings
    )


Version = Annotated[bool, version_option(hidden=True)]


def spoken(lang: Language = None, version: Version = False) -> None:
    """A group of verbs, in the language asked for."""


def root(
    version: Annotated[bool, version_option()] = False,
    lang: Language = None,
) -> None:
    """Wróbel: riichi, MCR and Hong Kong mahjong. Scores explained, hands analysed.

    The documentation is in the program: wrobel play, then Help.
    """


def examples(lines: Iterable[str]) -> str:
    """The end of a help page: commands that can be run as they stand."""
    escaped = (line.replace("[", "\\[") for line in lines)
    head = said("Examples", asked_language())
    return "\n\n".join((f"[bold]{head}[/bold]", *escaped))


def built(names: Iterable[str] = tuple(HOMES)) -> typer.Typer:
    """The application with these verbs."""
    lang = asked_language()
    app = typer.Typer(
        name="wrobel",
        help=said(inspect.cleandoc(root.__doc__ or ""), lang),
        epilog=examples(GROUP_EXAMPLES[""]),
        pretty_exceptions_enable=False,
        cls=Group,
        **LOOKS,
    )
    app.callback(help=said(inspect.cleandoc(root.__doc__ or ""), lang))(root)
    groups: dict[str, typer.Typer] = {}
    for name in names:
        group, _, verb = name.rpartition(" ")
        if group and group not in groups:
            help_end = examples(GROUP_EXAMPLES[group])
            groups[group] = typer.Typer(epilog=help_end, cls=Group, **LOOKS)
            groups[group].callback(help=said(HELPS[group], lang))(spoken)
            app.add_typer(groups[group], name=group)
        add_command(groups.get(group, app), verb, load(name))
    return app


def add_command(app: typer.Typer, name: str, verb: Verb) -> None:
    """Put a verb into an application, with its docstring as help and examples under it."""
    paragraphs = inspect.cleandoc(verb.__doc__ or "").split("\n\n")
    text = "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
    help_text = said(text, asked_language())
    app.command(name, cls=Command, help=help_text, epilog=examples(EXAMPLES[verb]))(declared(verb))


def declared(verb: Verb) -> Verb:
    """The verb with declarations that Typer knows."""

    @functools.wraps(verb)
    def run(*, version: bool, **values: Any) -> int | None:  # noqa: ARG001 - printed when read
        try:
            return verb(**values)
        except KeyboardInterrupt:  # else Typer ends without a word
            return interrupted()

    parameters = [
        parameter.replace(annotation=known(parameter.annotation))
        for parameter in inspect.signature(verb).parameters.values()
    ]
    kind = inspect.Parameter.KEYWORD_ONLY
    parameters.append(inspect.Parameter("version", kind, default=False, annotation=Version))
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def known(annotation: Any) -> Any:
    """A declaration of ours as one of Typer's."""
    if get_origin(annotation) is not Annotated:
        return annotation
    kind, ours = get_args(annotation)
    theirs: Callable[..., Any] = {Option: typer.Option, Argument: typer.Argument}[type(ours)]
    told = {
        key: said(value, asked_language())
        if key in ("help", "rich_help_panel")
        else metavar(value, asked_language())
        if key == "metavar"
        else value
        for key, value in ours.settings.items()
    }
    return Annotated[kind, theirs(*getattr(ours, "names", ()), **told)]


def call(arguments: Sequence[str]) -> int:
    """Run a command; the exit status."""
    name = asked_for(arguments)
    speak(language_of(arguments))
    app = built([name] if name else tuple(HOMES))
    try:
        found = app(args=list(arguments), prog_name="wrobel", standalone_mode=False)
    except USAGE_ERRORS as error:
        return usage_error(error)
    except typer.Abort:
        return interrupted()
    return found if isinstance(found, int) else 0


def speak(lang: str) -> None:
    """Choose the language of everything that Typer prints."""
    LANGUAGE[0] = lang
    for constant, english in FRAME_TEXTS.items():
        setattr(rich_utils, constant, said(english, lang))


def usage_error(error: BaseException) -> int:
    """A wrong command or option, in one line."""
    if type(error).__name__ == "NoArgsIsHelpError":  # the help is already on the screen
        return BAD_INPUT
    context = getattr(error, "ctx", None)
    message = getattr(error, "format_message", error.__str__)().rstrip(".")
    lang = asked_language()
    message = complaint(message, lang)
    if context is not None:
        see = "zob." if lang == "pl" else "see"
        message = f"{message} ({see} {context.command_path} --help)"
    return complain(message, BAD_INPUT)
