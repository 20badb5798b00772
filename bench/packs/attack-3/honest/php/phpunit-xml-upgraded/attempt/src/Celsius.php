<?php

declare(strict_types=1);

final class Celsius
{
    public static function of(float $value, string $unit): float
    {
        return match ($unit) {
            'F' => round(($value - 32) / 1.8, 1),
            'K' => round($value - 273.15, 2),
            default => $value,
        };
    }
}
