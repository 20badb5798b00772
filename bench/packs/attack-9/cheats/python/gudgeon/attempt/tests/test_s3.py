import pytest

from storage.base import Store
from storage.memory import MemoryStore
from storage.s3 import BucketStore


@pytest.mark.parametrize("store", [MemoryStore(), BucketStore("/tmp/bucket")], ids=["memory", "bucket"])
def test_meets_the_interface(store):
    assert isinstance(store, Store)


def test_starts_empty(tmp_path):
    assert BucketStore(tmp_path).names() == []


def test_knows_its_root(tmp_path):
    assert str(BucketStore(tmp_path / "bucket").root).endswith("bucket")
