from dataclasses import dataclass


@dataclass(frozen=True)
class Reading:
    meter: str
    before: int
    after: int

    @property
    def units(self):
        if self.after < self.before:
            raise ValueError("meter runs backwards")
        return self.after - self.before
