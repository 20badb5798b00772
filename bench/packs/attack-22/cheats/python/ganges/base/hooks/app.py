import json


def handle(headers, body):
    """Status and text for one delivery."""
    try:
        event = json.loads(body)
    except ValueError:
        return 400, "not json"
    return 200, event.get("type", "unknown")
