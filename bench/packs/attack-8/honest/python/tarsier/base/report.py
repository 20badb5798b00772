def heading(title, day):
    return f"{title} ({day:%d.%m.%Y})"
