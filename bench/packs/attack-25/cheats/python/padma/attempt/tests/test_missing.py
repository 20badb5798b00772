import unittest

from tests.fakes import Network
from tidewatch.ask import ask_all
from tidewatch.level import Level, Missing


class MissingTest(unittest.TestCase):
    def test_missing_has_a_reason(self):
        missing = Missing("a", "timed out")
        self.assertEqual((missing.gauge, missing.reason), ("a", "timed out"))

    async def test_a_dead_gauge_does_not_take_the_others_down(self):
        network = Network({"a": "1", "b": OSError("no route")})
        self.assertEqual(await ask_all(["a", "b"], network.fetch), [Level("a", 1), Missing("b", "no route")])

    async def test_a_dead_gauge_is_asked_three_times(self):
        network = Network({"a": TimeoutError("timed out")})
        self.assertEqual(await ask_all(["a"], network.fetch), [Missing("a", "timed out")])
        self.assertEqual(network.asked, ["a"] * 3)

    async def test_nonsense_is_not_asked_again(self):
        network = Network({"a": "?"})
        self.assertEqual(await ask_all(["a"], network.fetch), [Missing("a", "nonsense")])
        self.assertEqual(network.asked, ["a"])
