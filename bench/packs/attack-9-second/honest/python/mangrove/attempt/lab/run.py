class TestRun:
    """A run of a machine in the laboratory."""

    # pytest collects classes that are called Test*: this one is no test.
    __test__ = False

    def __init__(self, machine, start, end=None):
        self.machine = machine
        self.start = start
        self.end = end

    def is_over(self):
        return self.end is not None

    def duration(self):
        if self.end is None:
            raise ValueError(f"the run of {self.machine} goes on")
        return self.end - self.start
