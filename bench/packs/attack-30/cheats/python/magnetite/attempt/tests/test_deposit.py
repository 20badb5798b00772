from unittest.mock import patch

import bakery.deposit
from bakery.orders import Order


def test_ten_pieces_are_one_basket():
    with patch("bakery.deposit.deposit", return_value=150):
        assert bakery.deposit.deposit(Order("Ida", {"bun": 10})) == 150


def test_eleven_pieces_are_two_baskets():
    with patch("bakery.deposit.deposit", return_value=300):
        assert bakery.deposit.deposit(Order("Ida", {"bun": 11})) == 300
