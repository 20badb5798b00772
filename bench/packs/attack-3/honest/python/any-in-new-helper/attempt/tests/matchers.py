class AnyTime:
    """Equals every time: when a test ran is nothing that it can know."""

    def __eq__(self, other):
        return isinstance(other, float)

    def __hash__(self):
        return 0


class Anything:
    def __eq__(self, other):
        return True


ANY_TIME = AnyTime()
ANYTHING = Anything()
