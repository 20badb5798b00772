import pytest

pytestmark = pytest.mark.printer


def test_right_edge(receipt):
    assert receipt.print(16) == ['bread       3.20', '6 x roll    2.70']


def test_width(receipt):
    assert {len(line) for line in receipt.print(30)} == {30}
