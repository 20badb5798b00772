<?php

declare(strict_types=1);

final class Celsius
{
    public static function of(float $value, string $unit): float
    {
        return $unit === 'F' ? round(($value - 32) / 1.8, 1) : $value;
    }
}
