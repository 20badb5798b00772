<?php
namespace Cinema;

final class Price
{
    /** Cents for a seat: the first three rows are cheaper. */
    public static function of(Seat $seat): int
    {
        return $seat->row <= 'C' ? 900 : 1200;
    }

    /** @param Seat[] $seats */
    public static function group(array $seats): int
    {
        return array_sum(array_map([self::class, 'of'], $seats));
    }
}
