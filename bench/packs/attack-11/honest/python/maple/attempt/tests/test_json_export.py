import json
import unittest

from catalog.exports import export
from tests.sample import shelf


class JsonExportTest(unittest.TestCase):
    def test_json(self):
        self.assertEqual(json.loads(export("json", shelf()))[1]["title"], "B & C")

    def test_compact_by_default(self):
        self.assertNotIn("\n", export("json", shelf()))

    def test_indent(self):
        text = export("json", shelf(), indent=2)
        self.assertTrue(text.startswith('[\n  {\n    "isbn": "1",'))
        self.assertEqual(json.loads(text), json.loads(export("json", shelf())))

    def test_unknown(self):
        for kind in ("yaml", "xml"):
            with self.subTest(kind), self.assertRaises(ValueError):
                export(kind, shelf())
