def read_all(path):
    return open(path, encoding="utf-8").read().splitlines()
