"""Who is ahead: places, winners and returns out of scores and tie-breaks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Standing:
    """Scores with what decides between equal ones.

    >>> Standing([12, 15, 12, 9], [3, 0, 3, 8]).places()
    [2, 1, 2, 4]
    >>> Standing([12, 15, 12], [3, 0, 3]).returns()
    [-0.5, 1.0, -0.5]
    """

    scores: list[int]
    tie_breaks: list[int]

    def places(self) -> list[int]:
        """The place of every seat, from 1; equal ones share the better place."""
        ranks = list(zip(self.scores, self.tie_breaks, strict=True))
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def returns(self) -> list[float]:
        """What each place is worth: place p of n is 1 - 2(p-1)/(n-1), ties averaged; alone, the score."""
        seats = len(self.scores)
        if seats == 1:
            return [float(self.scores[0])]
        places = self.places()
        worth = [1 - 2 * (place - 1) / (seats - 1) for place in range(1, seats + 1)]
        return [sum(worth[place - 1 : place - 1 + places.count(place)]) / places.count(place) for place in places]
