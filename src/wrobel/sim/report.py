"""A run as one self-contained page that a person would rather look at than read."""

from collections import Counter
from html import escape
from itertools import accumulate

from wrobel import __version__
from wrobel.languages import decimal
from wrobel.rules.rulesets import about_of, load
from wrobel.sim import charts
from wrobel.sim.charts import Estimate, Series
from wrobel.sim.python_bots import PYTHON
from wrobel.sim.report_style import STYLE
from wrobel.sim.report_texts import say
from wrobel.sim.result import Result
from wrobel.sim.settings import MJAI
from wrobel.sim.stats import wilson

MOST_COLUMNS = 36


def page(found: Result, lang: str = "en") -> str:
    """The whole page.

    >>> from wrobel.sim import run
    >>> text = page(run("mcr", ["random"] * 4, hands=4), "pl")
    >>> text.startswith("<!doctype html>"), "Jak kończą się rozdania" in text
    (True, True)
    """
    names = labels(found.settings.bots)
    cards = [
        score_card(found, names, lang),
        curve_card(found, names, lang),
        rate_card(found, names, "wins", lang),
        rate_card(found, names, "deal_ins", lang),
        rate_card(found, names, "riichi", lang),
        rate_card(found, names, "calls", lang),
        places_card(found, names, lang),
        ends_card(found, lang),
        lengths_card(found, lang),
        worths_card(found, lang),
        fans_card(found, lang),
        faults_card(found, lang),
        settings_card(found, lang),
    ]
    body = "\n".join(filter(None, cards))
    title = headline(found, lang)
    return f"""<!doctype html>
<html lang="{escape(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{STYLE}
</style>
</head>
<body>
<main>
<header><h1>{escape(title)}</h1>{under_title(found, lang)}</header>
<div class="cards">
{body}
</div>
</main>
</body>
</html>
"""


def labels(bots: tuple[str, ...]) -> list[str]:
    """Short names of the bots, numbered where they are not alone.

    >>> labels(("strong", "random", "python:mine.bots:Mine", "mjai:python /somewhere/my_bot.py"))
    ['strong', 'random', 'Mine', 'my_bot.py']
    >>> labels(("random", "random"))
    ['random 1', 'random 2']
    """
    names = []
    for bot in bots:
        if bot.startswith(MJAI):
            bot = bot.split()[-1].removeprefix(MJAI).rsplit("/", 1)[-1]
        elif bot.startswith(PYTHON):
            bot = bot.rpartition(":")[2]
        names.append(bot[:18])
    many = Counter(names)
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name} {seen[name]}" if many[name] > 1 else name)
    return found


def headline(found: Result, lang: str) -> str:
    counts = Counter(found.settings.bots)
    bots = [f"{count} × {name}" if count > 1 else name for name, count in counts.items()]
    against = say("against", lang).join(bots)
    return say("title", lang, bots=against, rules=found.settings.rules)


def under_title(found: Result, lang: str) -> str:
    settings = found.settings
    words = say(
        "subtitle",
        lang,
        matches=spaced(found.matches),
        hands=spaced(found.hands),
    )
    if settings.seed:
        words += f", {say('seed', lang, seed=settings.seed)}"
    if settings.duplicate:
        words += f", {say('duplicate', lang)}"
    lines = [f"<p>{escape(words)}</p>"]
    if found.verdict is not None:
        key = "verdict_yes" if found.verdict.significant else "verdict_no"
        told = say(
            key, lang, bot=found.verdict.bot, p=f"{found.verdict.p:.3g}", n=found.verdict.units
        )
        lines.append(f'<p class="mark">{escape(told)}</p>')
    if found.interrupted:
        lines.append(f'<p class="mark">{escape(say("interrupted", lang))}</p>')
    return "\n".join(lines)


def card(title: str, inner: str, note: str = "", wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    told = f"<p>{escape(note)}</p>" if note else ""
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n{told}{inner}\n</section>"


def score_card(found: Result, names: list[str], lang: str) -> str:
    title = say("score_per_deal" if found.settings.duplicate else "score_per_match", lang)
    rows = []
    for place, seat in enumerate(found.seats):
        mean = seat.units.mean
        low, high = seat.units.mean_interval() or (mean, mean)
        told = f"{points(mean)} ± {spaced(round(high - mean))}"
        rows.append(Estimate(names[place], place, mean, low, high, told))
    return card(title, charts.intervals(title, rows), say("score_note", lang))


def curve_card(found: Result, names: list[str], lang: str) -> str:
    if len(found.curve) < 2:
        return ""
    title = say("over_time", lang)
    series = [
        Series(
            names[place],
            place,
            [(0, 0), *((matches, scores[place]) for matches, scores in found.curve)],
        )
        for place in range(len(names))
    ]
    return card(title, charts.curves(title, series, say("matches", lang)))


def places_card(found: Result, names: list[str], lang: str) -> str:
    if not any(sum(seat.places) for seat in found.seats):
        return ""
    title = say("places", lang)
    rows = [(names[place], seat.places) for place, seat in enumerate(found.seats)]
    called = [say("place", lang, n=place) for place in range(1, 5)]
    means = []
    for name, places in rows:
        mean = sum(place * count for place, count in enumerate(places, 1)) / (sum(places) or 1)
        means.append(f"{name}: {say('mean_place', lang, n=f'{mean:.2f}')}")
    return card(title, charts.shares(title, rows, called, "q"), "; ".join(means))


def rate_card(found: Result, names: list[str], what: str, lang: str) -> str:
    counts = [getattr(seat, what) for seat in found.seats]
    if not any(counts):
        return ""
    title = say(what, lang)
    rows = []
    for place, count in enumerate(counts):
        low, high = wilson(count, found.hands)
        share = count / max(1, found.hands)
        told = decimal(f"{100 * share:.1f}% ({100 * low:.1f}–{100 * high:.1f})", lang)
        rows.append(Estimate(names[place], place, share, low, high, told))
    return card(title, charts.intervals(title, rows, percent=True))


def ends_card(found: Result, lang: str) -> str:
    title = say("ends", lang)
    names = [say(key, lang) for key in found.ended]
    row = (say("all_hands", lang), list(found.ended.values()))
    return card(title, charts.shares(title, [row], names, "e"))


def lengths_card(found: Result, lang: str) -> str:
    if not found.lengths:
        return ""
    title = say("lengths", lang)
    sums = zip(found.lengths, accumulate(found.lengths.values()), strict=True)
    middle = next(length for length, hands in sums if 2 * hands >= found.hands)
    note = say("lengths_note", lang, n=middle)
    return card(title, charts.columns(title, binned(found.lengths), say("discards", lang)), note)


def worths_card(found: Result, lang: str) -> str:
    if not found.worths:
        return ""
    title = say("worths", lang)
    x_name = about_of(found.settings.rules).size_name.say(lang)
    return card(title, charts.columns(title, binned(found.worths), x_name))


def binned(counts: dict[int, int]) -> list[tuple[str, int]]:
    """Counts for a histogram: every number, or ranges of equal width if there are many.

    >>> binned({1: 5, 3: 2})
    [('1', 5), ('2', 0), ('3', 2)]
    """
    low, high = min(counts), max(counts)
    step = next(
        unit for unit in (1, 2, 4, 5, 10, 20, 50, 100, 1000) if (high - low) / unit < MOST_COLUMNS
    )
    first = low // step * step
    found = []
    for start in range(first, high + 1, step):
        count = sum(counts.get(number, 0) for number in range(start, start + step))
        found.append((str(start) if step == 1 else f"{start}–{start + step - 1}", count))
    return found


def fans_card(found: Result, lang: str) -> str:
    if not found.fans:
        return ""
    most = found.fans[0].wins
    rows = []
    for fan in found.fans:
        name = escape(fan.pattern.name(lang))
        script = f'<span class="script">{escape(fan.pattern.script)}</span>'
        width = 70 * fan.wins / most
        share = decimal(f"{100 * fan.wins / found.wins:.1f}%", lang)
        worth = decimal(f"{fan.worth:.2f}", lang)
        rows.append(
            f'<tr><td>{name}{script}</td><td class="meter"><i style="width:{width:.1f}%"></i>'
            f'{share}</td><td class="n">{spaced(fan.wins)}</td><td class="n">{worth}</td>'
            f'<td class="n">{spaced(round(fan.points))}</td></tr>'
        )
    head = "".join(
        f"<th{' class=n' if number else ''}>{escape(say(key, lang))}</th>"
        for key, number in (("fan", 0), ("share", 0), ("count", 1), ("worth", 1), ("points", 1))
    )
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead>\n<tbody>\n'
    table += "\n".join(rows) + "\n</tbody></table></div>"
    note = say("fans_note", lang, n=spaced(found.wins))
    return card(say("fans", lang), table, note, wide=True)


def faults_card(found: Result, lang: str) -> str:
    if not found.troubles_total:
        return ""
    rows = [
        f"<tr><td>{escape(trouble.bot)}</td><td class=n>{trouble.match}</td>"
        f"<td class=n>{trouble.hand}</td><td>{escape(say(trouble.kind, lang))}:"
        f" {escape(trouble.detail)}</td></tr>"
        for trouble in found.troubles
    ]
    head = "".join(f"<th>{escape(say(key, lang))}</th>" for key in ("bot", "match", "hand", "what"))
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead>\n<tbody>\n'
    table += "\n".join(rows) + "\n</tbody></table></div>"
    note = say("faults_note", lang, n=found.troubles_total)
    return card(say("faults", lang), table, note, wide=True)


def settings_card(found: Result, lang: str) -> str:
    settings = found.settings
    usual = load(settings.rules)
    changed = ", ".join(
        f"{key}={str(value).lower() if isinstance(value, bool) else value}"
        for key, value in settings.options.items()
        if usual[key] != value
    )
    speed = say(
        "speed",
        lang,
        seconds=spaced(round(found.seconds)),
        rate=spaced(round(found.hands_per_second)),
    )
    rows = [
        ("bot", ", ".join(settings.bots)),
        ("changed", changed or say("none", lang)),
        ("zero_sum", say("yes" if found.zero_sum else "no", lang)),
    ]
    inner = "".join(
        f"<dt>{escape(say(key, lang))}</dt><dd>{escape(value)}</dd>" for key, value in rows
    )
    version = say("version", lang, version=__version__)
    inner += f"<dt>{escape(version)}</dt><dd>{escape(speed)}</dd>"
    return card(say("settings", lang), f"<dl>{inner}</dl>", wide=True)


def spaced(number: int) -> str:
    """A number in groups of three, which never break."""
    return f"{number:,}".replace(",", " ").replace("-", "−")


def points(number: float) -> str:
    """Points with their sign."""
    return f"{'+' if number > 0 else ''}{spaced(round(number))}"
