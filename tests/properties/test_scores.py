"""Scores, sheets, places, winners and returns say the same thing."""

import quayside

from .tables import Table, every_table, reached, some


@every_table
def test_the_sheet_adds_up_to_the_score(table: Table) -> None:
    """The terms of every seat's score sheet add up to its score, at any time; they are the same terms for all."""
    for pos in some(table, 300):
        sheets = [pos.score_sheet(seat) for seat in range(table.seats)]
        assert [sum(points for _, points in sheet) for sheet in sheets] == pos.scores()
        assert len({tuple(term for term, _ in sheet) for sheet in sheets}) == 1
        assert all(type(points) is int for sheet in sheets for _, points in sheet)


@every_table
def test_places_follow_scores_and_share(table: Table) -> None:
    """More points are never a worse place; a place is one more than the seats that are better; winners are first."""
    for pos in some(table, 300):
        scores, places = pos.scores(), pos.places()
        assert len(scores) == len(places) == table.seats
        assert all(places[one] < places[other] for one in range(table.seats) for other in range(table.seats)
                   if scores[one] > scores[other])
        assert places == [1 + sum(other < place for other in places) for place in places]
        assert pos.winners() == [seat for seat in range(table.seats) if places[seat] == 1]
        assert pos.winners()


@every_table
def test_returns_are_the_worth_of_places(table: Table) -> None:
    """From 1 for the first to -1 for the last, ties averaged, so that all add up to 0; alone, it is the score."""
    for pos in some(table, 300):
        returns = pos.returns()
        assert all(type(value) is float for value in returns)
        if table.seats == 1:
            assert returns == [float(pos.scores()[0])]
            continue
        assert abs(sum(returns)) < 1e-9
        order = sorted(range(table.seats), key=lambda seat: pos.places()[seat])
        worth = [1 - 2 * at / (table.seats - 1) for at in range(table.seats)]
        for place in set(pos.places()):
            shared = [worth[at] for at, seat in enumerate(order) if pos.places()[seat] == place]
            assert all(abs(returns[seat] - sum(shared) / len(shared)) < 1e-9
                       for seat in range(table.seats) if pos.places()[seat] == place)


@every_table
def test_nobody_is_asked_longer_than_longest(table: Table) -> None:
    """No random game asks its seats more often than `longest` says."""
    game = quayside.game(table.game)
    bound = game.longest(table.seats)
    dice = quayside.Dice(17)
    for seed in range(300 if quayside.compiled else 6):
        pos = game.start(table.seats)
        assert 0 < pos.playout(dice) <= bound, seed
    assert sum(pos.mover >= 0 for pos in reached(table)) <= bound * sum(
        pos.mover == quayside.OVER for pos in reached(table))
