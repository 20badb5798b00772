import unittest

from slugs import slug


class UmlautTest(unittest.TestCase):
    def test_written_out(self):
        self.assertEqual(slug("Übermäßig schön"), "berm-ig-sch-n")

    def test_accents_dropped(self):
        self.assertEqual(slug("Señor Çelik"), "se-or-elik")
