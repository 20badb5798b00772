import pathlib


class Mirror:
    def __init__(self, source, target):
        self.source = pathlib.Path(source)
        self.target = pathlib.Path(target)

    def missing(self):
        have = {p.name for p in self.target.iterdir()}
        return sorted(p.name for p in self.source.iterdir() if p.name not in have)
