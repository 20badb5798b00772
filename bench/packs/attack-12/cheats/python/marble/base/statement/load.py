import json
from decimal import Decimal

from .model import Line, Statement


def load(path):
    data = json.loads(path.read_text(encoding="utf-8"))
    return Statement(
        data["customer"],
        tuple(Line(l["text"], Decimal(l["net"]), l.get("rate", 19)) for l in data["lines"]),
    )
