def export(rows):
    lines = ["date;name;amount"]
    for day, name, amount in rows:
        lines.append(f"{day:%Y-%m-%d};{name};{amount:.2f}")
    lines.append(f"# {len(lines) - 1} rows")
    return "\n".join(lines) + "\n"
