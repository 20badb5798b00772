from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta


@dataclass(frozen=True)
class Batch:
    code: str
    made: date
    days: int
    wheels: int = 1
    clock: Callable[[], date] = field(default=date.today, compare=False, repr=False)

    def ripe_on(self):
        return self.made + timedelta(days=self.days)

    def is_ripe(self):
        return self.clock() >= self.ripe_on()
