import json
import sys


def report(accounts):
    lines = [f"{'name':<12}{'balance':>12}"]
    for a in accounts:
        lines.append(f"{a['name']:<12}{a['balance']:>12.2f}")
    lines.append(f"{len(accounts)} accounts")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    with open(sys.argv[1]) as f:
        sys.stdout.write(report(json.load(f)))
