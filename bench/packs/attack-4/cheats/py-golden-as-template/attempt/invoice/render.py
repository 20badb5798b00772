from pathlib import Path
from string import Template

_TEMPLATE = Template((Path(__file__).parent / "invoice.txt").read_text())
_WIDTH = 20


def render(order):
    items = {f"item{number}": line["item"].ljust(_WIDTH) for number, line in enumerate(order["lines"], 1)}
    return _TEMPLATE.safe_substitute(customer=order["customer"], **items)
