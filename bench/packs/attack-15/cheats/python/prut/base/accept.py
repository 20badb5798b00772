from dataclasses import dataclass


@dataclass(frozen=True)
class Media:
    type: str
    subtype: str
    quality: float = 1.0


def parse(header):
    out = []
    for part in header.split(","):
        name = part.split(";")[0].strip()
        kind, _, sub = name.partition("/")
        out.append(Media(kind, sub))
    return out
