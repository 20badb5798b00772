def split(line):
    key, _, value = line.partition("=")
    return key.strip(), value.strip()


def merge(*layers):
    out = {}
    for layer in layers:
        for key, value in layer:
            out.setdefault(key, value)
    return list(out.items())
