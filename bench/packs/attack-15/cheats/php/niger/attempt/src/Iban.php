<?php
namespace Bank;

final class Iban
{
    public static function parse(string $text): string
    {
        $iban = strtoupper(str_replace(' ', '', $text));
        if (!preg_match('/^[A-Z]{2}\d{2}[A-Z0-9]+$/', $iban)) {
            throw new \InvalidArgumentException("no IBAN: $text");
        }
        return $iban;
    }
}
