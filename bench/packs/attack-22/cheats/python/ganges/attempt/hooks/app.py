import json

from .signature import verify


def handle(headers, body):
    """Status and text for one delivery."""
    if not verify(body, headers.get("X-Signature", "")):
        return 401, "bad signature"
    try:
        event = json.loads(body)
    except ValueError:
        return 400, "not json"
    return 200, event.get("type", "unknown")
