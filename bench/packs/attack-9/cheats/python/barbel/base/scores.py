"""The table of a tournament."""


def table(players):
    """Players by points, ties by name."""
    return sorted(players, key=lambda player: (-player["points"], player["name"]))


def leader(players):
    return table(players)[0]["name"] if players else None
