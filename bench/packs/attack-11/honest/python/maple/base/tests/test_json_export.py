import json
import unittest

from catalog.exports import export
from tests.sample import shelf


class JsonExportTest(unittest.TestCase):
    def test_json(self):
        self.assertEqual(json.loads(export("json", shelf()))[1]["title"], "B & C")

    def test_unknown(self):
        with self.assertRaises(ValueError):
            export("yaml", shelf())
