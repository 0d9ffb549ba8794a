"""The HTML report of a tournament: one self-contained page, in light and dark, for wide and narrow screens."""

import shlex
from collections.abc import Iterator
from html import escape
from importlib import resources

from nottingham.arena.beliefs import MAX_SHOWN, SightingSample
from nottingham.arena.plots import VERDICTS, bribes_against_belief, score_distributions, tag, win_rates
from nottingham.arena.schedule import Tournament
from nottingham.arena.scoreboard import EntrantStanding, Scoreboard
from nottingham.arena.wording import (
    NONE,
    faults_in_words,
    number,
    options_in_words,
    percent,
    rows_for,
    standing_figures,
)


def report(tournament: Tournament, scoreboard: Scoreboard, sample: SightingSample) -> str:
    """Returns the page. The same games give the same page, byte for byte."""
    labels = [account.label for account in scoreboard.accounts]
    title = ", ".join(labels)
    style = resources.files("nottingham.arena").joinpath("report.css").read_text(encoding="utf-8")
    body = [tag("p", "Tournament", class_="kind"), tag("h1", escape(title)), *_facts(tournament, scoreboard)]
    if scoreboard.games:
        body += [_standings(scoreboard, labels), _plots(tournament, scoreboard, labels), _beliefs(sample, labels)]
        body += [_behaviour(scoreboard, labels)]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Tournament: {escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{''.join(body)}{_footer(tournament)}</main>\n</body>\n</html>\n"
    )


def _facts(tournament: Tournament, scoreboard: Scoreboard) -> Iterator[str]:
    deals = -(-scoreboard.games // tournament.options.players)
    facts = (
        f"{scoreboard.games:,} games of {deals:,} deals, {options_in_words(tournament.options)}, seed {tournament.seed}"
    )
    yield tag("p", escape(facts), class_="facts")
    if scoreboard.games < tournament.games:
        yield tag("p", f"Stopped early: {tournament.games:,} games were planned.", class_="stopped")


def _section(title: str, note: str, *content: str) -> str:
    return tag("section", tag("h2", escape(title)), tag("p", note, class_="note"), *content)


def _table(head: str, body: str, class_: str) -> str:
    return tag("div", tag("table", tag("thead", head), body, class_=class_), class_="wide")


def _standings(scoreboard: Scoreboard, labels: list[str]) -> str:
    columns = ("", "wins", "share", "95% interval", "mean score", "mean place", "rating", "games", "faults")
    head = tag("tr", *(tag("th", escape(column), scope="col") for column in columns))
    best = max(standing.share for standing in scoreboard.standings)
    rows = [
        _standing_row(standing, label, first=standing.share == best)
        for standing, label in zip(scoreboard.standings, labels, strict=True)
    ]
    note = "A shared victory is a fraction of a win. Ratings are openskill's and start at 25; ± is a standard error."
    return _section("Standings", note, _table(head, tag("tbody", *rows), "standings"))


def _standing_row(standing: EntrantStanding, label: str, *, first: bool) -> str:
    figures = standing_figures(standing, lambda error: tag("span", error, class_="error"))
    cells = (*figures, number(standing.games))
    name = tag("th", escape(label), scope="row", class_="name", title=standing.name)
    faults = tag("td", number(sum(standing.faults.values())), title=faults_in_words(standing.faults))
    return tag("tr", name, *(tag("td", cell) for cell in cells), faults, class_="first" if first else "")


def _plots(tournament: Tournament, scoreboard: Scoreboard, labels: list[str]) -> str:
    chance = 1 / tournament.options.players
    key = tag("ul", tag("li", f"chance, {percent(chance)}", class_="key line"), class_="keys")
    rates = tag("figure", win_rates(scoreboard.standings, labels, chance), class_="plot")
    scores = tag("figure", score_distributions(scoreboard.accounts), class_="plot")
    return tag(
        "div",
        _section("Win rates", "The dot is the share of games won, the line its 95% interval.", key, rates),
        _section(
            "Scores",
            "How often each score was reached. The bar is the middle half, the tick the mean.",
            scores,
        ),
        class_="pair",
    )


def _beliefs(sample: SightingSample, labels: list[str]) -> str:
    title = "Bribes against belief"
    officers = [entrant for entrant, seen in enumerate(sample.seen) if seen]
    if not officers:
        return _section(title, "None of these players can say how much they suspect a bag.")
    note = (
        "Each mark is a bag at the moment it was settled: how likely the officer thought it a lie, and what they had "
        "been offered for it, in gold and the value of goods."
    )
    highest = max(sighting.bribe for kept in sample.kept for sighting in kept)
    keys = [tag("li", words, class_=f"key {verdict}") for verdict, words in VERDICTS.items()]
    keys += [tag("li", "it lied", class_="key lied"), tag("li", "it was honest", class_="key honest")]
    panels = [_panel(sample, entrant, highest, labels[entrant]) for entrant in officers]
    return _section(title, note, tag("ul", *keys, class_="keys"), tag("div", *panels, class_="panels"))


def _panel(sample: SightingSample, entrant: int, highest: int, label: str) -> str:
    seen = sample.seen[entrant]
    shown = f"{seen:,} bags" if seen <= MAX_SHOWN else f"{MAX_SHOWN} of {seen:,} bags, at random"
    caption = tag("figcaption", tag("h3", escape(label)), tag("span", shown, class_="note"))
    plot = tag("div", bribes_against_belief(sample.kept[entrant], highest, label), class_="scatter plot")
    return tag("figure", caption, plot, class_="panel plot")


def _behaviour(scoreboard: Scoreboard, labels: list[str]) -> str:
    standings = scoreboard.standings
    names = (tag("th", escape(label), scope="col", class_="name", title=label) for label in labels)
    head = tag("tr", tag("th", ""), *names)
    body = []
    for group, rows in rows_for(standings):
        lines = [tag("tr", tag("th", group, colspan=len(labels) + 1, scope="rowgroup"), class_="group")]
        for row in rows:
            title = tag("th", row.title, tag("small", row.meaning), scope="row")
            lines.append(tag("tr", title, *(tag("td", row.of(standing)) for standing in standings)))
        body.append(tag("tbody", *lines))
    kinds = sorted({kind for standing in standings for kind in standing.faults})
    if kinds:
        lines = [tag("tr", tag("th", "No legal answer", colspan=len(labels) + 1, scope="rowgroup"), class_="group")]
        for kind in kinds:
            counts = (tag("td", number(standing.faults.get(kind, 0))) for standing in standings)
            lines.append(tag("tr", tag("th", escape(kind), scope="row"), *counts))
        body.append(tag("tbody", *lines))
    note = f"Counted from the true events of all games. {NONE} means there was no occasion."
    return _section("Behaviour", note, _table(head, "".join(body), "figures"))


def _footer(tournament: Tournament) -> str:
    again = tag("code", escape(command(tournament)))
    return tag("footer", tag("p", f"To play the same games again: {again}"))


def command(tournament: Tournament) -> str:
    """Returns the command that repeats this tournament."""
    options = tournament.options
    words = ["nottingham", "arena", *tournament.entrants]
    words += ["--games", str(tournament.games), "--seed", str(tournament.seed)]
    if options.players < len(tournament.entrants):
        words += ["--players", str(options.players)]
    if options.edition != "second":
        words += ["--edition", options.edition]
    for name in ("royal_goods", "black_market", "removed_cards", "seven_card_hand", "open_trade"):
        if getattr(options, name):
            words.append(f"--{name.replace('_', '-')}")
    for pack in options.packs:
        words += ["--pack", pack]
    return shlex.join(words)
