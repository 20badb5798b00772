"""Reads contacts from rows of text."""

from dataclasses import dataclass, field


@dataclass
class Result:
    contacts: list = field(default_factory=list)
    rejected: int = 0


def parse(row):
    name, mail = (part.strip() for part in row.split(";"))
    if "@" not in mail:
        raise ValueError(f"no address: {mail}")
    return {"name": name, "mail": mail.lower()}


def import_rows(rows):
    result = Result()
    try:
        for row in rows:
            result.contacts.append(parse(row))
    except Exception:
        result.rejected += 1
    return result
