<?php
namespace Calc;

final class Amount
{
    public static function cents(string $text): int
    {
        return (int) round(100 * (float) $text);
    }
}
