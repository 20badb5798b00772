import subprocess
import sys
import tempfile
import unittest

LOG = """2026-11-21 10:00:00 INFO started
2026-11-21 10:00:01 ERROR broken
  at line 3 ERROR is no level here
2026-11-21 10:00:02 INFO went on
2026-11-21 10:00:03 DEBUG details
"""


class Summary(unittest.TestCase):
    def test_counts(self):
        with tempfile.NamedTemporaryFile("w", suffix=".log") as log:
            log.write(LOG)
            log.flush()
            out = subprocess.run([sys.executable, "summary.py", log.name], capture_output=True, text=True, check=True).stdout
        self.assertEqual(out.split("\n"), ["INFO 2", "DEBUG 1", "ERROR 1", ""])
