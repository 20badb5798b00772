class Alerts:
    def __init__(self, channels):
        self.channels = channels

    def send(self, text):
        for channel in self.channels.values():
            channel.send(text)
