import random


def assign(people, desks, rng=random):
    """A desk for each person."""
    if len(people) > len(desks):
        raise ValueError("not enough desks")
    desks = list(desks)
    rng.shuffle(desks)
    return {person: rng.choice(desks) for person in people}
