<?php
namespace Cinema;

final class Price
{
    /** Cents for a seat: the first three rows are cheaper. */
    public static function of(Seat $seat): int
    {
        return $seat->row <= 'C' ? 900 : 1200;
    }

    /**
     * Cents for a group: of every eleven seats the cheapest is free.
     *
     * @param Seat[] $seats
     */
    public static function group(array $seats): int
    {
        $prices = array_map([self::class, 'of'], $seats);
        sort($prices);
        return array_sum(array_slice($prices, intdiv(count($prices), 11)));
    }
}
