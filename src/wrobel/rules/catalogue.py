"""Records that describe what a hand can be paid for, as data.

A :class:`Pattern` says what a yaku or a fan is called, what it is worth and which
rule says so. The code that recognises it lives in the family's compiled scorer; the
two meet by the pattern's place in its family's ``PATTERNS``.
"""

from dataclasses import dataclass

from wrobel.rules.trace import Text


@dataclass(frozen=True, slots=True)
class Pattern:
    """One yaku (riichi), fan (MCR) or fan (Hong Kong).

    ``closed`` and ``open`` are its worth in a closed and in an open hand (equal where
    the family does not distinguish; 0 = not allowed). A yakuman's worth is its number
    of yakuman. ``limit`` marks yakuman and limit hands.
    """

    id: str
    en: str
    pl: str
    script: str
    closed: int
    open: int
    rule: str
    means_en: str
    means_pl: str
    example: str = ""
    roman: str = ""
    number: str = ""
    limit: bool = False
    aliases: tuple[str, ...] = ()

    def name(self, lang: str) -> str:
        """The name in Polish (``pl``) or English (anything else)."""
        return self.pl if lang == "pl" else self.en


@dataclass(frozen=True, slots=True)
class Worth:
    """What a pattern that exists under some options is worth under them.

    ``closed``, ``open`` and ``limit`` are as in :class:`Pattern`; ``paid_as`` names the
    limit that is paid whatever else the hand has; ``means_en`` and ``means_pl`` are there
    where the options change what the pattern is; ``more`` says when it is worth more.
    """

    pattern: Pattern
    closed: int
    open: int
    limit: bool
    paid_as: str = ""
    means_en: str = ""
    means_pl: str = ""
    more: Text | None = None

    def means(self, lang: str) -> str:
        """What the pattern is under the options, in Polish (``pl``) or English."""
        if lang == "pl":
            return self.means_pl or self.pattern.means_pl
        return self.means_en or self.pattern.means_en


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Pattern ``by`` keeps the patterns ``removes`` from counting.

    ``scope`` is one of ``ordinary`` (everything that is no limit hand; ``removes`` is empty),
    ``hand`` (wherever they occur), ``shared-set`` (where they share
    a set with it), ``same-set`` (on that very set), ``winds`` (on wind sets) and
    ``one`` (a single instance).
    """

    by: str
    removes: tuple[str, ...]
    scope: str
    rule: str
