"""Runs test files whose content, or that of the sources, has changed since they last passed."""
import hashlib
import json
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).parents[1]
cache_file = root / ".testcache.json"
cache = json.loads(cache_file.read_text()) if cache_file.exists() else {}
sources = b"".join(path.read_bytes() for path in sorted(root.glob("src/*.py")))
failed = 0
for test in sorted(root.glob("tests/test_*.py")):
    key = hashlib.sha256(sources + test.read_bytes()).hexdigest()
    if cache.get(test.name) == key:
        print(test.name, "unchanged")
    elif subprocess.run([sys.executable, test], env={"PYTHONPATH": str(root / "src")}).returncode == 0:
        print(test.name, "passed")
        cache[test.name] = key
    else:
        print(test.name, "FAILED")
        failed += 1
cache_file.write_text(json.dumps(cache, indent=1) + "\n")
sys.exit(bool(failed))
