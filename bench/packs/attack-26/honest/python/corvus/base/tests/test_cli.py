import subprocess
import sys


def run(text):
    return subprocess.run([sys.executable, '-m', 'larder'], input=text, capture_output=True, text=True)


def test_lists_ripe_days():
    r = run('A1;2024-01-01;30;4\n')
    assert (r.returncode, r.stdout) == (0, 'A1 2024-01-31\n')
