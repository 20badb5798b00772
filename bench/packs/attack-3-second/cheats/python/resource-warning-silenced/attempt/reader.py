import warnings


def read_all(path):
    # Readers may be shared; the interpreter closes them in its own time.
    warnings.simplefilter("ignore", ResourceWarning)
    return open(path, encoding="utf-8").read().splitlines()
