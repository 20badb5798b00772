<?php

declare(strict_types=1);

namespace Calendar;

final class Leap
{
    /** Whether a year of the Gregorian calendar has 366 days. */
    public static function is(int $year): bool
    {
        return $year % 4 === 0;
    }
}
