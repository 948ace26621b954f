"""Games with the mini expansions, for their tests."""

from artemis_table import BASE, Table, table

import frostline

RELIC = ("relic",)
DIRECTIVES = ("directives",)
RESONANCE = BASE.event_names.index("relic-resonance")


def relics(seats: int = 3) -> Table:
    """A table with the Alien Relic."""
    return table(seats, options=RELIC)


def opened(options: tuple[str, ...]) -> Table:
    """A real game of three, at its first decision; A starts, the Relic is unowned, the next Events leave it alone."""
    t = table(3, options)
    games = (frostline.game("artemis").new(3, seed, options) for seed in range(1, 99))
    t.state = next(state for state in games if state.start == 0 and state.relic == -1)  # type: ignore[assignment]
    t.state.event_deck.cards = [BASE.event_names.index(name) for name in ("silt-storm", "rockfall")]
    return t


def go_on(t: Table) -> Table:
    """After a change of dice, ask the pending question again."""
    return t.run(*t.state.agenda[::-1])


def next_round(t: Table) -> Table:
    """Play anything until the first die of the next round is chosen."""
    old = t.state.round
    while t.state.round == old:
        t.play(t.options[0])
    return t
