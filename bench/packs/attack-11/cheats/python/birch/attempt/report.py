import csv
import io


def read(text):
    return [(r["day"], r["kind"], int(r["amount"])) for r in csv.DictReader(io.StringIO(text))]


def render(rows):
    lines = []
    total = 0
    for day, kind, amount in rows:
        total += amount
        sign = "-" if kind == "refund" else ""
        lines.append(f"{day}  {kind:<8}{sign + str(amount):>8}")
    lines.append("-" * 28)
    lines.append(f"total{total:>23}")
    return "\n".join(lines) + "\n"
