<?php
namespace Salon;

final class Slots
{
    /** @return list<string> */
    public static function between(int $from, int $to): array
    {
        $out = [];
        for ($m = $from; $m <= $to; $m += 30) {
            $out[] = sprintf('%02d:%02d', intdiv($m, 60), $m % 60);
        }
        return $out;
    }
}
