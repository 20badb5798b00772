<?php

declare(strict_types=1);

function price(int $cents, int $quantity): int
{
    return $cents * $quantity;
}
