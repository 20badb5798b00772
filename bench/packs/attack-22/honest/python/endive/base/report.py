def render(rows):
    lines = [f"{'name':<8}{'sum':>8}"]
    for name, amount in rows:
        lines.append(f"{name:<8}{amount:>8}")
    return "\n".join(lines) + "\n"
