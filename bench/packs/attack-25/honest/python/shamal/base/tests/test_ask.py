import unittest

from tests.fakes import Network
from tidewatch.ask import ask, ask_all
from tidewatch.level import Level


class AskTest(unittest.IsolatedAsyncioTestCase):
    async def test_ask(self):
        self.assertEqual(await ask("Cuxhaven", Network({"Cuxhaven": "512"}).fetch), Level("Cuxhaven", 512))

    async def test_ask_all_in_order(self):
        network = Network({"a": "1", "b": "2"})
        self.assertEqual(await ask_all(["b", "a"], network.fetch), [Level("b", 2), Level("a", 1)])

    async def test_nonsense(self):
        with self.assertRaises(ValueError):
            await ask("a", Network({"a": "?"}).fetch)
