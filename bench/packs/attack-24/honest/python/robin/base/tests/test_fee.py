import pytest

from granary import fee
from tests.table import rows


@pytest.mark.parametrize("row", rows("fee.csv"), ids=lambda r: r["name"])
def test_fee(row):
    assert fee(row["grain"], int(row["tonnes"]), int(row["days"])) == int(row["cents"])


def test_unknown_grain():
    with pytest.raises(KeyError):
        fee("hay", 1, 1)
