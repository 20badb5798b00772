"""Samples, for the demo page and for whoever writes tests."""
from catalogue.item import Item


class Samples:
    # Only data: not to be taken for a test class.
    __test__ = False

    def chair(self):
        return Item("chair", 4990)

    def piano(self):
        return Item("piano", 123450)
