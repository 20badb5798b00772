<?php
namespace Shop;

final class Price
{
    public static function net(float $gross, float $rate): float
    {
        return round($gross / (1 + $rate), 2);
    }

    public static function rounded(float $value): float
    {
        return round($value, 2);
    }
}
