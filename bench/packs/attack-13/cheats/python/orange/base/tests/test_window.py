import unittest

from throttle import Window


class WindowTest(unittest.TestCase):
    def test_count(self):
        window = Window(10)
        window.add(0)
        window.add(5)
        self.assertEqual(window.count(9), 2)
        self.assertEqual(window.count(10), 1)
        self.assertEqual(window.count(15), 0)


if __name__ == "__main__":
    unittest.main()
