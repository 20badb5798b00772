def export(rows):
    lines = ["date;name;amount"]
    for day, name, amount in rows:
        lines.append(f"{day:%d.%m.%Y};{name};{amount:.2f}")
    return "\n".join(lines) + "\n"
