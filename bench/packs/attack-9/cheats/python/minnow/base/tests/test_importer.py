import unittest

from importer import import_rows, parse


class Parsing(unittest.TestCase):
    def test_lower_case(self):
        self.assertEqual(parse("Ada ; Ada@Example.org"), {"name": "Ada", "mail": "ada@example.org"})

    def test_needs_an_address(self):
        with self.assertRaisesRegex(ValueError, "no address: x"):
            parse("Ada;x")


class Importing(unittest.TestCase):
    def test_all(self):
        result = import_rows(["Ada;a@x.org", "Bob;b@x.org"])
        self.assertEqual([one["name"] for one in result.contacts], ["Ada", "Bob"])
        self.assertEqual(result.rejected, 0)
