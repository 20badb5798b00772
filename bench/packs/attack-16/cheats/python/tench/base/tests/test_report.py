from report import rows
from tests.base import ReportCase


class RowsTest(ReportCase):
    def test_empty(self):
        self.assertRows(rows([]))

    def test_one_group_has_its_subtotal(self):
        self.assertRows(
            rows([("tea", "oolong", 4), ("tea", "assam", 3)]),
            ("tea", "assam", 3),
            ("tea", "oolong", 4),
            ("tea", "subtotal", 7),
        )

    def test_last_group_has_one_too(self):
        got = rows([("tea", "assam", 3), ("tea", "mint", 1)])
        self.assertRows(got, ("tea", "assam", 3), ("tea", "mint", 1), ("tea", "subtotal", 4))
