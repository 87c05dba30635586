"""Options of a ruleset: which exist, what they may be, and one chosen set of them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wrobel.errors import OptionError, shown

if TYPE_CHECKING:
    from wrobel.rules.about import About

Value = bool | int | float | str

ANY = -1_000_000  # a least value so low that it means any number


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of a family: its key, its allowed values and what it means.

    ``values`` lists the allowed values; where ``least`` is given any number from
    there on is allowed too, a multiple of ``step`` if ``whole``.
    """

    key: str
    values: tuple[Value, ...]
    rule: str
    en: str
    pl: str
    least: float | None = None
    step: int = 1
    whole: bool = True

    def means(self, lang: str) -> str:
        """What the option does, in Polish (``pl``) or English."""
        return self.pl if lang == "pl" else self.en

    def allowed(self, lang: str = "en") -> str:
        """The allowed values in words.

        >>> Option("kiriage", (False, True), "R9.15", "", "").allowed()
        'false, true'
        >>> Option("start_points", (), "R7.10", "", "", least=1_000_000, step=100).allowed()
        'a whole number from 1000000, a multiple of 100'
        >>> Option("oka", ("auto",), "R7.10", "", "", least=ANY, whole=False).allowed()
        'auto, any number'
        >>> Option("start_points", (), "R7.10", "", "", least=100, step=100).allowed("pl")
        'liczba całkowita od 100, wielokrotność 100'
        """
        parts = [show(value) for value in self.values]
        if self.least is not None:
            polish = lang == "pl"
            multiple = ", wielokrotność {}" if polish else ", a multiple of {}"
            if polish:
                noun = "liczba całkowita" if self.whole else "liczba"
                start = f"dowolna {noun}" if self.least <= ANY else f"{noun} od "
            else:
                noun = "whole number" if self.whole else "number"
                start = f"any {noun}" if self.least <= ANY else f"a {noun} from "
            least = "" if self.least <= ANY else plain(self.least)
            parts.append(start + least + (multiple.format(self.step) if self.step > 1 else ""))
        return ", ".join(parts)

    def say(self, lang: str) -> str:
        """As a value of an error: what is allowed."""
        return self.allowed(lang)

    def check(self, value: object) -> Value:
        """The value in its own type, or an error that lists what is allowed."""
        word = value.replace("_", "-") if isinstance(value, str) else value
        for allowed in self.values:
            if type(allowed) is type(word) and allowed == word:
                return allowed
        if self.least is not None and isinstance(word, int | float) and not isinstance(word, bool):
            number = int(word) if isinstance(word, float) and word.is_integer() else word
            whole = isinstance(number, int)
            fits = not self.whole or (whole and number % self.step == 0)
            if fits and self.least <= number <= 1e9:
                return number
        said = show(value)
        quoted = isinstance(value, str) and (value.isdigit() or said in map(show, self.values))
        raise OptionError(
            "option_is_text" if quoted else "option_value",
            "options",
            option=self.key,
            value=f'"{value}"' if quoted else said,
            allowed=self,
        )

    def parse(self, text: str) -> Value:
        """A value written on the command line."""
        for value in self.values:
            if show(value) == text.replace("_", "-"):
                return value
        return self.check(read(text))


def show(value: object) -> str:
    """A value as it is written in text.

    >>> show(True), show("until-draw"), show(3000)
    ('true', 'until-draw', '3000')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(text: str) -> int | float | str:
    """A number as it was written; what is none stays text.

    >>> read("-5"), read("0.5"), read("auto")
    (-5, 0.5, 'auto')
    """
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def plain(number: float) -> str:
    """A number without an exponent, whole where it is whole.

    >>> plain(1000000.0), plain(0.5)
    ('1000000', '0.5')
    """
    return str(int(number) if float(number).is_integer() else number)


class Options(Mapping[str, Value]):
    """All options of a ruleset with their values: frozen, hashable, printable."""

    __slots__ = (
        "_hash",
        "_values",
        "about",
        "family",
        "fan_ids",
        "red_fives",
        "rules",
        "scorer",
    )

    rules: str
    family: str
    about: "About"
    scorer: Any
    fan_ids: tuple[str, ...]
    red_fives: bool

    def __init__(self, rules: str, family: str, values: Mapping[str, Value]) -> None:
        self.rules = rules
        self.family = family
        self._values = dict(values)
        self._hash = hash((rules, tuple(self._values.items())))
        self.scorer = None
        self.fan_ids = ()
        self.red_fives = bool(values.get("red_fives"))

    @property
    def players(self) -> int:
        """How many play."""
        return self.about.players

    def __getitem__(self, key: str) -> Value:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Options)
            and self.rules == other.rules
            and self._values == other._values
        )

    def __repr__(self) -> str:
        return f"Options({self.rules!r}, {self._values!r})"

    def is_on(self, key: str) -> bool:
        return self._values[key] is True

    def number(self, key: str) -> int:
        """The value of an option that is always a whole number."""
        value = self._values[key]
        if isinstance(value, str):
            raise TypeError(key)
        return int(value)


def checked(
    options: Iterable[Option], base: Mapping[str, Value], overrides: Mapping[str, object]
) -> dict[str, Value]:
    """The base values with the overrides in place, each checked."""
    by_key = {option.key: option for option in options}
    values = dict(base)
    for given, value in overrides.items():
        option = by_key.get(str(given).replace("-", "_"))
        if option is None:
            raise OptionError("no_option", "options", option=shown(given), known=tuple(by_key))
        values[option.key] = option.check(value)
    return values
