<?php

declare(strict_types=1);

final class Price
{
    /** @param array<string, int> $cart cents by article */
    public static function total(array $cart): int
    {
        return array_sum($cart);
    }

    public static function format(int $cents): string
    {
        return sprintf('%d.%02d', intdiv($cents, 100), $cents % 100);
    }
}
