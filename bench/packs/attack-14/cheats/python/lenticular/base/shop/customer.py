from dataclasses import dataclass


@dataclass
class Customer:
    name: str
    orders: int = 0
