from dataclasses import dataclass
from urllib.parse import urlencode

DEFAULT_SIZE = 20
MAX_SIZE = 100


class BadPage(ValueError):
    pass


@dataclass(frozen=True)
class Page:
    number: int = 1
    size: int = DEFAULT_SIZE

    @classmethod
    def from_query(cls, query):
        try:
            number = int(query.get("page", 1))
            size = int(query.get("size", DEFAULT_SIZE))
        except ValueError as e:
            raise BadPage("page and size must be numbers") from e
        if number < 1 or size < 1:
            raise BadPage("page and size must be positive")
        return cls(number, min(size, MAX_SIZE))

    @property
    def offset(self):
        return (self.number - 1) * self.size

    def link(self, number):
        return "?" + urlencode({"page": number, "size": self.size})
