<?php

final class Iban
{
    public static function normal(string $text): string
    {
        return strtoupper(preg_replace('/\s+/', '', $text));
    }

    public static function valid(string $text): bool
    {
        return preg_match('/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/', self::normal($text)) === 1;
    }
}
