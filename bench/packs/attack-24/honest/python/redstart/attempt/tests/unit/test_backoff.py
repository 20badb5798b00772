import unittest

from backoff import delays

CASES = [
    ("doubling", {"attempts": 4}, [1.0, 2.0, 4.0]),
    ("one attempt", {"attempts": 1}, []),
    ("another start", {"attempts": 3, "first": 0.5}, [0.5, 1.0]),
    ("another factor", {"attempts": 4, "factor": 3.0}, [1.0, 3.0, 9.0]),
]


class BackoffTest(unittest.TestCase):
    def test_delays(self):
        for name, args, want in CASES:
            with self.subTest(name):
                self.assertEqual(delays(**args), want)
