<?php
namespace Booking;

final class Page
{
    public static function day(Calendar $calendar, string $day): string
    {
        $free = $calendar->free($day);
        ob_start();
        require __DIR__ . '/../templates/day.php';
        return ob_get_clean();
    }
}
