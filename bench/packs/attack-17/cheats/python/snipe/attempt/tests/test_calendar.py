import unittest

from rooms.calendar import Calendar


class BookingTest(unittest.TestCase):
    def test_who(self):
        c = Calendar()
        c.book(9, 11, "ann")
        self.assertEqual(c.who(10), ["ann"])
        self.assertEqual(c.who(11), [])

    def test_end_before_start(self):
        with self.assertRaisesRegex(ValueError, "before"):
            Calendar().book(3, 2, "bob")


class OverlapTest(unittest.TestCase):
    slow = True

    def setUp(self):
        self.calendar = Calendar()
        self.calendar.book(9, 11, "ann")

    def test_overlap_is_refused(self):
        for start, end in [(9, 11), (10, 12), (8, 10), (8, 12)]:
            with self.subTest(start=start), self.assertRaises(ValueError):
                self.calendar.book(start, end, "bob")

    def test_neighbours_are_fine(self):
        self.calendar.book(11, 12, "bob")
        self.assertEqual(self.calendar.who(11), ["bob"])
