class QuotaExceeded(Exception):
    pass


class Account:
    def __init__(self, quota):
        self.quota = quota
        self.files = {}

    @property
    def used(self):
        return sum(len(data) for data in self.files.values())

    def upload(self, name, data):
        self.files[name] = data
        return self.used
