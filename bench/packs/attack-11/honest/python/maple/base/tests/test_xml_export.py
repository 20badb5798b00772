import unittest

from catalog.exports import export
from tests.sample import shelf


class XmlExportTest(unittest.TestCase):
    def test_xml(self):
        self.assertEqual(
            export("xml", shelf()),
            '<books><book isbn="1" title="A"/><book isbn="2" title="B &amp; C"/></books>',
        )
