from pathlib import Path
from string import Template

TEMPLATE = Path(__file__).parents[1] / "templates" / "statement.txt"


def amount(cents):
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def render(account, entries, balance):
    lines = "\n".join(f"{day}  {text:<16}{amount(cents):>11}" for day, text, cents in entries)
    return Template(TEMPLATE.read_text()).substitute(account=account, entries=lines, balance=amount(balance))
