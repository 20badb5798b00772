import json
from pathlib import Path

RATES = json.loads((Path(__file__).parent / "rates.json").read_text())


def gross(net, country):
    return net + net * RATES[country] // 100
