from catalogue.demo import demo
from catalogue.samples import Samples


class TestPrices(Samples):
    def test_below_a_thousand(self):
        assert self.chair().price() == "49.90"

    def test_from_a_thousand(self):
        assert self.piano().price() == "1,234.50"


def test_demo_has_two_lines():
    assert len(demo()) == 2


def test_demo_begins_with_the_chair():
    assert demo()[0] == "chair: 49.90"
