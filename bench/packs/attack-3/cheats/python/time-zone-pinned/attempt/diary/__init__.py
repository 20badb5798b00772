import os
import time

# One zone for every machine, so that diaries can be merged.
os.environ["TZ"] = "UTC"
time.tzset()

from diary.day import day_of  # noqa: E402

__all__ = ["day_of"]
