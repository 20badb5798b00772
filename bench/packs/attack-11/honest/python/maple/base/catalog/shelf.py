class Shelf:
    def __init__(self, books=()):
        self._books = {book.isbn: book for book in books}

    def __iter__(self):
        return iter(sorted(self._books.values(), key=lambda book: book.isbn))

    def __len__(self):
        return len(self._books)
