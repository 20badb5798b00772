import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scores import leader, table  # noqa: E402

PLAYERS = [
    {"name": "Mia", "points": 7},
    {"name": "Ben", "points": 12},
    {"name": "Zoe", "points": 9},
    {"name": "Ada", "points": 9},
]


def test_table_by_points_and_name():
    assert [player["name"] for player in table(PLAYERS)] == ["Ben", "Ada", "Zoe", "Mia"]


def test_leader():
    assert leader(PLAYERS) == "Ben"


def test_nobody_leads():
    assert leader([]) is None
