<?php

function price(int $cents, int $quantity): int
{
    return $cents * $quantity;
}
