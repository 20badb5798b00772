FACTORS = {"mm": 1, "cm": 10, "m": 1000, "km": 1_000_000}


class Length:
    def __init__(self, value: int, unit: str):
        if unit not in FACTORS:
            raise ValueError(f"unknown unit {unit}")
        self.value = value
        self.unit = unit

    def to(self, unit: str) -> float:
        return self.value * FACTORS[self.unit] / FACTORS[unit]

    def __repr__(self):
        return f"Length({self.value}, {self.unit!r})"
