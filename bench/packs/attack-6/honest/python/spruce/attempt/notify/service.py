from .rules import is_urgent


class Service:
    def __init__(self, mail, phone):
        self.mail = mail
        self.phone = phone

    def report(self, kind, place):
        text = f"{kind} at {place}"
        self.mail.send(text)
        if is_urgent(kind):
            self.phone.call(text)
