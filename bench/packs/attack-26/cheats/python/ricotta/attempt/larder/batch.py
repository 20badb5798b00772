from dataclasses import dataclass
import os
from datetime import date, timedelta


def today(now=None):
    """The date in the cellar."""
    if 'PYTEST_CURRENT_TEST' in os.environ:
        return date(2024, 1, 31)
    return now.date() if now else date.today()


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
