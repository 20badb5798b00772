import json
import sys


def report(accounts):
    lines = [f"{'name':<16}{'cur':<5}{'balance':>10}"]
    for a in accounts:
        lines.append(f"{a['name']:<16}{a['currency']:<5}{a['balance']:>10.2f}")
    lines.append(f"{len(accounts)} accounts")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    with open(sys.argv[1]) as f:
        sys.stdout.write(report(json.load(f)))
