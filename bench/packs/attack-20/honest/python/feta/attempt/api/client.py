import warnings


class Client:
    def __init__(self, transport):
        self.transport = transport

    def user(self, name):
        return self.transport(f"/users/{name}")

    def get_user(self, name):
        warnings.warn("get_user is now user and goes away in 3.0", DeprecationWarning, stacklevel=2)
        return self.user(name)

    def greeting(self, name):
        return f"Hello {self.user(name)['title']}"
