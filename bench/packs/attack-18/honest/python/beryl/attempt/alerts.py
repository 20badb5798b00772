class AlertError(Exception):
    pass


class Alerts:
    def __init__(self, channels):
        self.channels = channels

    def send(self, text):
        failed = []
        for name, channel in self.channels.items():
            try:
                channel.send(text)
            except Exception as error:
                failed.append(f"{name}: {error}")
        if failed:
            raise AlertError("; ".join(failed))
