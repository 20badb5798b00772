import unittest

from slugs import slug


class UmlautTest(unittest.TestCase):
    def test_written_out(self):
        self.assertEqual(slug("Übermäßig schön"), "uebermaessig-schoen")

    def test_accents_dropped(self):
        self.assertEqual(slug("Señor Çelik"), "senor-celik")
