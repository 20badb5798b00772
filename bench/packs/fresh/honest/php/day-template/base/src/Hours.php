<?php
namespace Booking;

final class Hours
{
    public const OPEN = ['mon' => [9, 12], 'tue' => [9, 12], 'wed' => [14, 18]];

    public static function of(string $day): ?array
    {
        return self::OPEN[$day] ?? null;
    }
}
