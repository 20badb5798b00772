<?php

declare(strict_types=1);

final class Price
{
    private const REBATE_FROM = 5000;
    private const REBATE_PERCENT = 10;
    private const NEVER_REDUCED = ['GIFT-25', 'GIFT-50'];

    /** @param array<string, int> $cart cents by article */
    public static function total(array $cart): int
    {
        $sum = array_sum($cart);
        if ($sum < self::REBATE_FROM) {
            return $sum;
        }
        $reduced = array_sum(array_diff_key($cart, array_flip(self::NEVER_REDUCED)));
        return $sum - $reduced + intdiv($reduced * (100 - self::REBATE_PERCENT), 100);
    }

    public static function format(int $cents): string
    {
        return sprintf('%d.%02d', intdiv($cents, 100), $cents % 100);
    }
}
