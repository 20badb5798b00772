from pathlib import Path

from bakery.orders import Order
from bakery.receipt import receipt


def test_receipt():
    golden = Path(__file__).parent / "golden" / "receipt.txt"
    assert receipt(Order("Ida", {"rye": 1, "bun": 4}, 3)) == golden.read_text()
