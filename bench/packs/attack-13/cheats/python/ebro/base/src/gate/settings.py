from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 2


def parse(text):
    """Lines of key = value."""
    values = {}
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        key, value = line.split("=", 1)
        values[key.strip()] = value.strip()
    return values


def load(path):
    values = parse(path.read_text())
    return Settings(
        host=values.get("host", Settings.host),
        port=int(values.get("port", Settings.port)),
        workers=int(values.get("workers", Settings.workers)),
    )
