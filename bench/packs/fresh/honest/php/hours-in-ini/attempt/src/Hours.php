<?php
namespace Booking;

final class Hours
{
    private static ?array $open = null;

    public static function of(string $day): ?array
    {
        self::$open ??= parse_ini_file(__DIR__ . '/../config/hours.ini', false, INI_SCANNER_RAW);
        return isset(self::$open[$day]) ? array_map('intval', explode('-', self::$open[$day])) : null;
    }
}
