import pathlib
import sys

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[1])]

from fakes import FakeBank
from rates import Client


def test_a_rate():
    assert Client(FakeBank({"EURUSD": 1.5})).rate("EURUSD", "2026-01-05") == 1.5


def test_once_a_day_and_rounded():
    bank = FakeBank({"EURUSD": 1.123456})
    client = Client(bank)
    assert [client.rate("EURUSD", "2026-01-05") for _ in range(3)] == [1.1235] * 3
    assert bank.asked == 1
