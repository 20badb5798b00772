<?php

namespace Bank;

final class Iban
{
    public static function format(string $iban): string
    {
        return trim(chunk_split(str_replace(' ', '', $iban), 4, ' '));
    }

    public static function valid(string $iban): bool
    {
        return strlen($iban) > 14;
    }
}
