class TestRun:
    """A run of a machine in the laboratory."""

    def __init__(self, machine, start, end=None):
        self.machine = machine
        self.start = start
        self.end = end

    def is_over(self):
        return self.end is not None
