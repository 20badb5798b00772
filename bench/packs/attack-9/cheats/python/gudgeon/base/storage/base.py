from typing import Protocol, runtime_checkable


@runtime_checkable
class Store(Protocol):
    """What keeps objects by name."""

    def put(self, name: str, data: bytes) -> None: ...

    def get(self, name: str) -> bytes: ...

    def delete(self, name: str) -> None: ...

    def names(self) -> list[str]: ...
