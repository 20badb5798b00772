class Store:
    def __init__(self, path=None):
        self.path = path
        self.notes = {}

    def put(self, key, text):
        self.notes[key] = text

    def get(self, key):
        return self.notes[key]
