"""Which patterns of different families are the same, or nearly so.

Which of its own patterns stand behind a link, and what is peculiar about them, each family says in
its ``links.py``.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from wrobel.rules.families import part
from wrobel.rules.trace import Text


@dataclass(frozen=True, slots=True)
class Link:
    """One pattern that families share."""

    id: str

    def patterns(self, family: str) -> tuple[str, ...]:
        """The ids under which a family has it; none stands in two links.

        >>> GLOSSARY[0].patterns("riichi")
        ('pinfu',)
        """
        found: tuple[str, ...] = part(family, "links").LINKS.get(self.id, ())
        return found

    def note(self, families: Iterable[str]) -> Text:
        """Where the definitions of these families part, in the words of each.

        >>> GLOSSARY[0].note(["mcr", "hongkong"]).en
        'MCR wants a suited pair. Hong Kong takes any pair unless agreed otherwise.'
        """
        notes = [part(family, "links").NOTES.get(self.id) for family in families]
        told = {note.en: note.pl for note in notes if note is not None}
        return Text(" ".join(told), " ".join(told.values()))


GLOSSARY: tuple[Link, ...] = tuple(
    Link(id)
    for id in (
        "all_chows",
        "twin_chows",
        "all_simples",
        "dragon_pung",
        "seat_wind",
        "round_wind",
        "replacement_tile",
        "robbing_kong",
        "last_tile",
        "fully_concealed_hand",
        "concealed_hand",
        "self_draw",
        "seven_pairs",
        "outside_hand",
        "pure_straight",
        "mixed_triple_chow",
        "mixed_double_chow",
        "pure_triple_chow",
        "two_terminal_chows",
        "triple_pung",
        "shifted_pungs",
        "three_concealed_pungs",
        "four_concealed_pungs",
        "three_kongs",
        "four_kongs",
        "all_pungs",
        "small_three_dragons",
        "big_three_dragons",
        "small_four_winds",
        "big_four_winds",
        "terminals_and_honors",
        "all_terminals",
        "all_honors",
        "half_flush",
        "full_flush",
        "all_green",
        "thirteen_orphans",
        "nine_gates",
        "heaven",
        "earth",
        "chicken_hand",
        "melded_hand",
        "all_types",
        "two_suits",
        "four_of_a_tile",
        "one_number",
        "low_tiles",
        "middle_tiles",
        "high_tiles",
        "bonus_tiles",
    )
)
