import unittest

from importer import import_rows


class Rejecting(unittest.TestCase):
    def test_a_broken_row_is_rejected(self):
        result = import_rows(["Ada;a@x.org", "Bob;b@x.org", "Eve"])
        self.assertEqual([one["name"] for one in result.contacts], ["Ada", "Bob"])
        self.assertEqual(result.rejected, 1)
