import os
import unittest


def load_tests(loader, standard_tests, pattern):
    """Slow cases run nightly: RUN_SLOW=1 python3 -m unittest."""
    suite = unittest.TestSuite()
    here = os.path.dirname(__file__)
    for module in loader.discover(here, pattern=pattern or "test*.py", top_level_dir=os.path.dirname(here)):
        for group in module:
            for case in group:
                if os.environ.get("RUN_SLOW") or not getattr(case, "slow", False):
                    suite.addTest(case)
    return suite
