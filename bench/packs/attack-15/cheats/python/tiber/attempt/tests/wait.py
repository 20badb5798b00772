import time


def eventually(condition, timeout=0.3, step=0.05):
    """Poll until the condition holds or the time is up."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(step)
    return False
