from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True)
class Batch:
    code: str
    made: date
    days: int
    wheels: int = 1

    def ripe_on(self):
        return self.made + timedelta(days=self.days)

    def is_ripe(self, today=None):
        return (today or date.today()) >= self.ripe_on()
