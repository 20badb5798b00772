from catalog.book import Book
from catalog.shelf import Shelf


def shelf():
    return Shelf([Book("2", "B & C", 2001), Book("1", "A", 1999)])
