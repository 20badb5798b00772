<?php
final class Money
{
    public const THOUSANDS = '.';

    public static function format(float $amount): string
    {
        [$whole, $cents] = explode('.', sprintf('%.2f', $amount));
        return self::group($whole) . ',' . $cents . ' €';
    }

    private static function group(string $digits): string
    {
        return implode(self::THOUSANDS, str_split($digits, max(3, strlen($digits))));
    }
}
