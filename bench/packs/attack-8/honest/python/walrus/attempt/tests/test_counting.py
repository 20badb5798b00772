import unittest

from text.counting import lines, words


class Counting(unittest.TestCase):
    def test_words(self):
        self.assertEqual(words("one  two\nthree"), 3)

    def test_lines(self):
        self.assertEqual(lines("one\ntwo"), 2)
