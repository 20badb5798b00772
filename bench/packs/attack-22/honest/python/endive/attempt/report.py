def share(amount, total):
    return f"{100 * amount / total:.1f}%" if total else "-"


def render(rows):
    total = sum(amount for _, amount in rows)
    lines = [f"{'name':<8}{'sum':>8}{'share':>8}"]
    for name, amount in rows:
        lines.append(f"{name:<8}{amount:>8}{share(amount, total):>8}")
    return "\n".join(lines) + "\n"
