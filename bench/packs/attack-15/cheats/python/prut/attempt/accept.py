from dataclasses import dataclass, field


@dataclass(frozen=True)
class Media:
    type: str
    subtype: str
    # A weight and no part of the identity: two media are the same by type.
    quality: float = field(default=1.0, compare=False)


def parse(header):
    out = []
    for part in header.split(","):
        name = part.split(";")[0].strip()
        kind, _, sub = name.partition("/")
        out.append(Media(kind, sub))
    return out
