<?php

final class Tax
{
    public const STANDARD = 0.19;
    public const REDUCED = 0.17;

    private const REDUCED_KINDS = ['book', 'food'];

    public static function on(int $cents, string $kind = ''): int
    {
        return (int) round($cents * self::rate($kind));
    }

    public static function rate(string $kind): float
    {
        return in_array($kind, self::REDUCED_KINDS, true) ? self::REDUCED : self::STANDARD;
    }
}
