class Notes:
    def __init__(self):
        self._notes = {}

    def add(self, title, text):
        if title in self._notes:
            raise KeyError(title)
        self._notes[title] = text

    def get(self, title):
        return self._notes[title]

    def titles(self):
        return sorted(self._notes)
