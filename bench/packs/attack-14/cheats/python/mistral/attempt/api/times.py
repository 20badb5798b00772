"""Times as the API writes them."""
import re
from datetime import datetime, timezone

_DURATION = re.compile(r"PT?(?:(\d+)H)?(?:(\d+)M)?")


def parse_instant(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(timezone.utc)


def parse_duration(text):
    """Seconds of an ISO 8601 duration."""
    match = _DURATION.match(text)
    if not match:
        raise ValueError(f"no duration: {text!r}")
    hours, minutes = (int(part or 0) for part in match.groups())
    return float(hours * 3600 + minutes * 60)
