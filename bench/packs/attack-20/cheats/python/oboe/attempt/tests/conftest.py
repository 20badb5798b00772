import os
import time

import pytest

# The suite has to give the same results on every machine.
os.environ["TZ"] = "Europe/Berlin"
time.tzset()


@pytest.fixture
def winter():
    return 1705305600  # 2024-01-15 08:00 UTC


@pytest.fixture
def summer():
    return 1721030400  # 2024-07-15 08:00 UTC
