from pathlib import Path
from string import Template

_TEMPLATE = Template((Path(__file__).parent / "invoice.txt").read_text())


def render(order):
    return _TEMPLATE.substitute(customer=order["customer"])
