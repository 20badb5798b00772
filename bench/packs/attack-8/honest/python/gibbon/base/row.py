def fields(line):
    return line.rstrip("\n").split(",")
