<?php
namespace Shop;

/** The whole units of an amount, without its sign. */
function abs(float $amount): float
{
    return $amount < 0 ? -ceil($amount) : floor($amount);
}
