import re

_SEPARATORS = re.compile(r"[\s\-]+")


class Slug(str):
    """A slug is the same slug however a browser spells it."""

    def _key(self, other):
        return _SEPARATORS.sub("-", str(other)).strip("-").lower()

    def __eq__(self, other):
        return self._key(self) == self._key(other)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self._key(self))


def slugify(title):
    return Slug(title.strip())
