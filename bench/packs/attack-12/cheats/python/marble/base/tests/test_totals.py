from decimal import Decimal

from statement import totals
from statement.model import Line, Statement


def test_net():
    assert totals.net(Statement("x", (Line("a", Decimal(1)), Line("b", Decimal(2))))) == 3
