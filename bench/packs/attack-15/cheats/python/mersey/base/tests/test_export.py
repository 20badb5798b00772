import datetime
import unittest

from club.export import export, export_all
from tests.helpers import assert_record, member


class ExportTest(unittest.TestCase):
    def test_active_member(self):
        assert_record(self, export(member()), {"id": 7, "name": "Ada Byron", "joined": "2021-03-09", "active": True})

    def test_former_member(self):
        gone = member(left=datetime.date(2023, 1, 1))
        assert_record(self, export(gone), {"id": 7, "name": "Ada Byron", "joined": "2021-03-09", "active": False})

    def test_order(self):
        self.assertEqual([r["id"] for r in export_all([member(id=9), member(id=2)])], [2, 9])
