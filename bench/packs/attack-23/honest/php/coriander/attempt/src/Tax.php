<?php

final class Tax
{
    public const STANDARD = 0.19;
    public const REDUCED = 0.07;

    private const RATES = [
        'standard' => self::STANDARD,
        'book' => self::REDUCED,
        'food' => self::REDUCED,
    ];

    public static function on(int $cents, string $kind = 'standard'): int
    {
        if (!isset(self::RATES[$kind])) {
            throw new InvalidArgumentException("unknown kind of goods: $kind");
        }

        return (int) round($cents * self::RATES[$kind]);
    }
}
