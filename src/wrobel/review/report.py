"""A review as one page that needs nothing else: summary, curve, the decisions that cost."""

from html import escape

from wrobel.review import texts
from wrobel.review.game_review import Decision, Review
from wrobel.review.report_style import SCRIPT, STYLE
from wrobel.review.verdicts import FLAGGED
from wrobel.review.wording import Share, amount, figure
from wrobel.rules.about import About
from wrobel.rules.rulesets import about_of
from wrobel.rules.trace import Text

# What is too wide for a phone, reached by keyboard too.
SCROLLS = "<div class='scroll' tabindex='0'>"
WIDTH, HEIGHT, EDGE = 900, 260, 46
WORDS = {
    "title": Text("Review", "Analiza gry"),
    "lost": Text("Lost ({unit})", "Strata ({unit})"),
    "decisions": Text("Decisions", "Decyzje"),
    "agreed": Text("Best move", "Najlepszy ruch"),
    "curve": Text("Expected result of the match", "Oczekiwany wynik partii"),
    "costliest": Text("The costliest decisions", "Najdroższe decyzje"),
    "all": Text("All mistakes", "Wszystkie błędy"),
    "played": Text("Played", "Zagrano"),
    "best": Text("Best", "Najlepsze"),
    "chance": Text("Chance", "Szansa"),
    "worth": Text("Worth", "Warta"),
    "danger": Text("Danger", "Ryzyko"),
    "tiles": Text("Helping tiles", "Pomocne kamienie"),
    "behind": Text("Behind", "Strata"),
    "action": Text("Action", "Ruch"),
    "none": Text("No mistake was found.", "Nie znaleziono żadnego błędu."),
    "kind": Text("Kind", "Rodzaj"),
    "classes": Text("By kind of decision", "Według rodzaju decyzji"),
    "player": Text("Player", "Gracz"),
    "hand": Text("Hand", "Rozdanie"),
    "filter": Text("Show", "Pokaż"),
    "honest": Text(
        "An estimate from what the player could see. “Too close to call” is never an error.",
        "Ocena wyłącznie na podstawie tego, co gracz mógł widzieć. „Równie dobre” nie jest błędem.",
    ),
}


def page(reviews: list[Review], lang: str) -> str:
    """The whole page."""
    body = "".join(match(review, lang) for review in reviews)
    title = WORDS["title"].say(lang)
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title} – Wróbel</title><style>{STYLE}</style></head>"
        f"<body><main>{body}</main><script>{SCRIPT}</script></body></html>\n"
    )


def match(review: Review, lang: str) -> str:
    """One match."""
    flagged = [one for one in review.decisions if one.verdict in FLAGGED]
    costliest = review.costliest()
    rest = flagged or []
    parts = [
        f"<header><h1>{WORDS['title'].say(lang)}</h1>"
        f"<p>{escape(review.rules)} · {WORDS['honest'].say(lang)}</p></header>",
        summary(review, lang),
        curve(review, lang),
        classes(review, lang),
        section("costliest", "".join(card(review, one, lang) for one in costliest), lang)
        if costliest
        else f"<section><p>{WORDS['none'].say(lang)}</p></section>",
    ]
    if len(rest) > len(costliest):
        cards = "".join(card(review, one, lang) for one in rest)
        parts.append(section("all", chooser(lang) + cards, lang))
    return "".join(parts)


def section(name: str, content: str, lang: str) -> str:
    return f"<section><h2>{WORDS[name].say(lang)}</h2>{content}</section>"


def name_of(review: Review, player: int) -> str:
    return escape(review.names[player] or str(player + 1))


def summary(review: Review, lang: str) -> str:
    """A row for every player."""
    names = [texts.VERDICT_NAMES[one].say(lang) for one in FLAGGED]
    lost = WORDS["lost"].having(unit=review.unit_name(lang)).say(lang)
    heads = [WORDS["player"].say(lang), WORDS["decisions"].say(lang), WORDS["agreed"].say(lang)]
    rows = "".join(
        f"<tr><td><i class='dot c{one.player}'></i>{name_of(review, one.player)}</td>"
        f"<td>{one.decisions}</td><td>{Share(one.agreed).name(lang)}</td>"
        f"<td>{amount(one.loss, lang)}</td>"
        + "".join(f"<td>{one.counts[verdict]}</td>" for verdict in FLAGGED)
        + "</tr>"
        for one in review.players
    )
    head = "".join(f"<th>{name}</th>" for name in [*heads, lost, *names])
    return f"<section class='scroll' tabindex='0'><table><tr>{head}</tr>{rows}</table></section>"


def classes(review: Review, lang: str) -> str:
    """What kinds of decisions cost."""
    rows = []
    for player in review.players:
        for kind, (n, loss) in sorted(player.classes.items(), key=lambda one: -one[1][1]):
            if loss > 0:
                rows.append(
                    f"<tr><td><i class='dot c{player.player}'></i>"
                    f"{name_of(review, player.player)}</td>"
                    f"<td class='word'>{texts.CLASS_NAMES[kind].say(lang)}</td><td>{n}</td>"
                    f"<td>{amount(loss, lang)}</td></tr>"
                )
    names = [WORDS[name].say(lang) for name in ("player", "kind", "decisions")]
    names.append(WORDS["lost"].having(unit=review.unit_name(lang)).say(lang))
    head = "".join(f"<th>{name}</th>" for name in names).replace("<th>", "<th class='word'>", 2)
    table = f"<table><tr>{head}</tr>{''.join(rows)}</table>"
    return section("classes", f"{SCROLLS}{table}</div>", lang)


def curve(review: Review, lang: str) -> str:
    """The expected result over the match, a line for every player, marks at mistakes."""
    if not review.decisions:
        return ""
    values = [one.now for one in review.decisions]
    low, high = min(values), max(values)
    if low == high:  # a level line lies in the middle
        low, high = low - 0.5, high + 0.5
    span = high - low
    last = max(one.event for one in review.decisions) or 1

    def at(one: Decision) -> tuple[float, float]:
        x = EDGE + (WIDTH - 2 * EDGE) * one.event / last
        return x, HEIGHT - 24 - (HEIGHT - 48) * (one.now - low) / span

    lines, marks = [], []
    about = about_of(review.rules)
    for player in review.players:
        own = [one for one in review.decisions if one.player == player.player]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(at, own))
        lines.append(f"<polyline class='line c{player.player}' points='{points}'/>")
        for one in own:
            if one.verdict in FLAGGED:
                x, y = at(one)
                moves = (
                    " ".join(texts.move_parts(text, about, lang)) for text in (one.played, one.best)
                )
                label = escape(f"{texts.hand_title(one.hand, lang)}: {' → '.join(moves)}")
                marks.append(
                    f"<a href='#e{one.event}p{one.player}'><circle class='mark {one.verdict}' "
                    f"cx='{x:.1f}' cy='{y:.1f}' r='5'><title>{label}</title></circle></a>"
                )
    axis = "".join(
        f"<text x='4' y='{HEIGHT - 20 - (HEIGHT - 48) * k / 2:.0f}'>"
        f"{amount(low + span * k / 2, lang)}</text>"
        for k in range(3)
    )
    picture = (
        f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img' aria-label='{WORDS['curve'].say(lang)}'>"
        f"{axis}{''.join(lines)}{''.join(marks)}</svg>"
    )
    return section("curve", f"{SCROLLS}{picture}</div>", lang)


def chooser(lang: str) -> str:
    """Buttons that choose how bad a mistake must be."""
    names = [("", WORDS["all"].say(lang))]
    names += [(one, texts.VERDICT_NAMES[one].say(lang)) for one in FLAGGED]
    buttons = "".join(f"<button data-show='{key}'>{name}</button>" for key, name in names)
    return f"<p class='chooser'>{buttons}</p>"


def card(review: Review, one: Decision, lang: str) -> str:
    """One decision with reasons and candidates."""
    about = about_of(review.rules)
    head = (
        f"<b class='tag {one.verdict}'>{texts.VERDICT_NAMES[one.verdict].say(lang)}</b> "
        f"{texts.CLASS_NAMES[one.kind].say(lang)} · {texts.hand_title(one.hand, lang)} · "
        f"{name_of(review, one.player)} · −{amount(one.loss, lang)}"
    )
    what = (
        f"<p>{WORDS['played'].say(lang)}: {tiles(one.played, about, lang)} · "
        f"{WORDS['best'].say(lang)}: {tiles(one.best, about, lang)}</p>"
    )
    why = "".join(f"<li>{escape(said.say(lang))}</li>" for said in one.reasons)
    heads = ("action", "behind", "chance", "worth", "danger", "tiles")
    rows = "".join(
        f"<tr{' class=played' if candidate.text == one.played else ''}>"
        f"<td>{tiles(candidate.text, about, lang)}</td><td>{amount(candidate.loss, lang)}</td>"
        f"<td>{Share(candidate.chance).name(lang)}</td>"
        f"<td>{figure(round(candidate.worth or 0), lang)}</td>"
        f"<td>{Share(candidate.danger).name(lang)}</td>"
        f"<td>{'' if candidate.tiles is None else candidate.tiles}</td></tr>"
        for candidate in one.candidates[:5]
    )
    head_row = "".join(f"<th>{WORDS[name].say(lang)}</th>" for name in heads)
    return (
        f"<article id='e{one.event}p{one.player}' data-verdict='{one.verdict}'><h3>{head}</h3>"
        f"{what}<ul>{why}</ul>{SCROLLS}<table><tr>{head_row}</tr>{rows}</table></div>"
        "</article>"
    )


def tiles(text: str, about: About, lang: str) -> str:
    """An action with its tiles set apart."""
    name, rest = texts.move_parts(text, about, lang)
    return f"{name} <span class='tile'>{escape(rest)}</span>" if rest else name
