class Articles:
    def __init__(self, titles=()):
        self._titles = list(titles)

    def add(self, title):
        self._titles.append(title)

    def all(self):
        return list(self._titles)
