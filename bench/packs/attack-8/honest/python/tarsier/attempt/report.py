def heading(title, day):
    return f"{title} ({day.isoformat()})"
