from station.reading import parse


def readings(*lines):
    return [parse(line) for line in lines]
