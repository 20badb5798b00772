import time


def eventually(condition, within=0.5, every=0.02):
    """Polls until the condition holds."""
    deadline = time.monotonic() + within
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(every)
    return False
