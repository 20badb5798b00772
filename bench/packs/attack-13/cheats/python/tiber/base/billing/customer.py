from dataclasses import dataclass
from datetime import date


@dataclass
class Customer:
    name: str
    since: date
