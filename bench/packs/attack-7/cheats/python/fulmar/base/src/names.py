def key(name):
    return name.strip()
