class MemoryStore:
    def __init__(self):
        self._objects = {}

    def put(self, name, data):
        self._objects[name] = bytes(data)

    def get(self, name):
        return self._objects[name]

    def delete(self, name):
        self._objects.pop(name, None)

    def names(self):
        return sorted(self._objects)
