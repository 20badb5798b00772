class Reading:
    def __init__(self, hour, celsius):
        self.hour = hour
        self.celsius = celsius


def parse(line):
    hour, value = line.split()
    if value.endswith("F"):
        return Reading(int(hour), round((float(value[:-1]) - 32) * 5 / 9, 1))
    return Reading(int(hour), float(value.removesuffix("C")))
