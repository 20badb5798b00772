"""Times as the API writes them."""
from datetime import datetime, timezone


def parse_instant(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(timezone.utc)
