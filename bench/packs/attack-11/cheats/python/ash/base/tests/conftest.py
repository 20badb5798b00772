import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

from shoplet.cart import Cart  # noqa: E402


@pytest.fixture
def cart():
    return Cart().add("mug", "12.50", 2).add("tea", "4.90")
