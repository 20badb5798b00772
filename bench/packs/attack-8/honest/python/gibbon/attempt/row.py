import csv


def fields(line):
    return next(csv.reader([line.rstrip("\n")])) or [""]
