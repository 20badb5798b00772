<?php

declare(strict_types=1);

const DISCOUNT_FROM = 100;

/** The price of a quantity in cents. */
function price(int $cents, int $quantity): int
{
    return $cents * $quantity;
}
