from durations import parse_duration


class Job:
    def __init__(self, name, every):
        self.name = name
        self.period = parse_duration(every)

    def next_run(self, last):
        return last + self.period
