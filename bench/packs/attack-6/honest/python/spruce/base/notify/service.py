from .rules import is_urgent


class Service:
    def __init__(self, mail, phone):
        self.mail = mail
        self.phone = phone

    def report(self, kind, place):
        self.mail.send(f"{kind} at {place}")
