import os

BATCH = int(os.environ.get("DISPATCH_BATCH", "50"))
