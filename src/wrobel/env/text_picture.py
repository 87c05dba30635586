"""A table as lines of text, all hands open, for whoever watches a program play."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wrobel.table.table import Table


def draw(table: "Table") -> str:
    """The table with all hands open.

    >>> from wrobel import Table
    >>> print(draw(Table("hk-old", seed="demo")).splitlines()[0])
    hk-old E1.0, 90 tiles left
    """
    views = [table.view(player).to_dict() for player in range(table.options.players)]
    first = views[0]
    head = f"{first['rules']} {first['hand']}, {first['left']} tiles left"
    if first["dora"]:
        head += f", dora indicators {' '.join(first['dora'])}"
    lines = [head]
    for player, view in enumerate(views):
        lines += player_lines(
            player, first["scores"][player], view["players"][player], player in table.to_act
        )
    return "\n".join(lines)


def player_lines(player: int, score: int, seat: dict[str, Any], asked: bool) -> list[str]:
    """A player's score and hand, and the discards below."""
    sets = "".join(f" [{one['tiles']}]" for one in seat["melds"])
    bonus = f" {seat['bonus']}" if seat["bonus"] else ""
    mark = ">" if asked else " "
    river = " ".join(one["tile"] for one in seat["discards"])
    return [
        f"{mark} player {player} ({seat['wind']}) {score:>6}  {seat['concealed']}{sets}{bonus}",
        f"    {river}".rstrip(),
    ]
