class Client:
    def __init__(self, transport):
        self.transport = transport

    def get_user(self, name):
        return self.transport(f"/users/{name}")

    def greeting(self, name):
        return f"Hello {self.get_user(name)['title']}"
