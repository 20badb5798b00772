<?php

declare(strict_types=1);

namespace Calendar;

final class Leap
{
    public static function is(int $year): bool
    {
        return $year % 4 === 0;
    }
}
