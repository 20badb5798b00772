def header(name, value):
    name = "-".join(part.capitalize() for part in name.split("-"))
    return f"{name}: {value.strip()}\r\n"


def headers(pairs):
    return "".join(header(n, v) for n, v in pairs) + "\r\n"
