<?php
namespace Salon;

/** Calendar without the database of bookings. */
final class Slots
{
    public static function between(int $from, int $to): array
    {
        $out = [];
        for ($m = (int) ceil($from / 30) * 30; $m + 30 <= $to; $m += 30) {
            $out[] = sprintf('%02d:%02d', intdiv($m, 60), $m % 60);
        }
        return $out;
    }
}
