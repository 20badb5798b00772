from pathlib import Path
from string import Template

TEMPLATE = Template((Path(__file__).parent / "receipt.txt").read_text())


def receipt(order):
    lines = "\n".join(f"{count} x {kind}" for kind, count in sorted(order.items.items()))
    return TEMPLATE.substitute(lines=lines, total=order.pieces())
