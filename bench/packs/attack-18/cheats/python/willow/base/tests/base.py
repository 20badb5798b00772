import unittest


class ShopCase(unittest.TestCase):
    maxDiff = None
