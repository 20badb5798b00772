<?php
declare(strict_types=1);

/** VAT numbers of customers. */
final class VatNumber
{
    public static function normal(string $number): string
    {
        return strtoupper(preg_replace('/[\s.-]/', '', $number));
    }

    public static function valid(string $number): bool
    {
        return preg_match('/^DE\d{9}$/', self::normal($number)) === 1;
    }
}
