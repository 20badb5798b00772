<?php

/** The price of a quantity in cents, discounts included. */
function price(int $cents, int $quantity): int
{
    return $quantity >= 100 ? intdiv($cents * $quantity * 9, 10) : $cents * $quantity;
}
