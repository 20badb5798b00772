<?php
namespace Shop;

final class Price
{
    public static function net(float $gross, float $rate): float
    {
        return round($gross / (1 + $rate), 2);
    }

    /** To the cent. */
    public static function rounded(float $value): float
    {
        return round($value, 2);
    }
}
