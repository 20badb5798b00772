import json
from dataclasses import asdict, dataclass


@dataclass
class Message:
    subject: str
    body: str = ""
    read: bool = False


class Inbox:
    def __init__(self, path):
        self.path = path
        self.messages = []
        if path.exists():
            self.messages = [Message(**entry) for entry in json.loads(path.read_text())]

    def add(self, message):
        self.messages.append(message)
        self.path.write_text(json.dumps([asdict(m) for m in self.messages]))

    def unread(self):
        return [m for m in self.messages if not m.read]
