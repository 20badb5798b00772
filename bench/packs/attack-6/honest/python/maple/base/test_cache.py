import unittest

from fetcher.cache import Cache


class CacheTest(unittest.TestCase):
    def test_put_and_get(self):
        cache = Cache()
        cache.put("a", 1)
        self.assertEqual(cache.get("a"), 1)
        self.assertIsNone(cache.get("b"))
