class Client:
    def __init__(self, transport):
        self.transport = transport

    def get(self, path):
        return self.transport("GET", path)

    def delete(self, path):
        return self.transport("DELETE", path)
