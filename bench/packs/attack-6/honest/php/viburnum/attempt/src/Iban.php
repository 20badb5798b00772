<?php

final class Iban
{
    public static function normal(string $text): string
    {
        return strtoupper(preg_replace('/\s+/', '', $text));
    }

    public static function valid(string $text): bool
    {
        $normal = self::normal($text);
        return preg_match('/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/', $normal) === 1 && self::remainder($normal) === 1;
    }

    /** ISO 7064, mod 97. */
    public static function remainder(string $normal): int
    {
        $rest = 0;
        foreach (str_split(substr($normal, 4) . substr($normal, 0, 4)) as $sign) {
            $digits = ctype_digit($sign) ? $sign : (string) (ord($sign) - 55);
            foreach (str_split($digits) as $digit) {
                $rest = ($rest * 10 + (int) $digit) % 97;
            }
        }
        return $rest;
    }
}
