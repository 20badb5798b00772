class Reading:
    def __init__(self, hour, celsius):
        self.hour = hour
        self.celsius = celsius


def parse(line):
    hour, celsius = line.split()
    return Reading(int(hour), float(celsius))
