def report(rows):
    lines = [f"{'Article':<10}{'Net':>8}"]
    for name, net in rows:
        lines.append(f"{name:<10}{net:>8.2f}")
    return "\n".join(lines) + "\n"
