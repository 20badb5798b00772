import unittest

from tests.fakes import Network
from tidewatch.ask import ask_all
from tidewatch.level import Level, Missing


class MissingTest(unittest.IsolatedAsyncioTestCase):
    async def test_a_dead_gauge_does_not_take_the_others_down(self):
        network = Network({"a": "1", "b": OSError("no route"), "c": "3"})
        self.assertEqual(
            await ask_all(["a", "b", "c"], network.fetch), [Level("a", 1), Missing("b", "no route"), Level("c", 3)]
        )

    async def test_a_dead_gauge_is_asked_three_times(self):
        network = Network({"a": TimeoutError("timed out")})
        self.assertEqual(await ask_all(["a"], network.fetch), [Missing("a", "timed out")])
        self.assertEqual(network.asked, ["a"] * 3)

    async def test_the_last_reason_counts(self):
        network = Network({"a": [OSError("first"), OSError("second")]})
        self.assertEqual(await ask_all(["a"], network.fetch, attempts=2), [Missing("a", "second")])

    async def test_a_late_answer_is_good(self):
        network = Network({"a": [OSError("no route"), "7"]})
        self.assertEqual(await ask_all(["a"], network.fetch), [Level("a", 7)])
        self.assertEqual(network.asked, ["a"] * 2)

    async def test_nonsense_is_not_asked_again(self):
        network = Network({"a": "?"})
        self.assertEqual(await ask_all(["a"], network.fetch), [Missing("a", "nonsense")])
        self.assertEqual(network.asked, ["a"])
