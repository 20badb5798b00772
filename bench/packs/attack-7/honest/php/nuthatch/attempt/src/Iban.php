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
        if (!preg_match('/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/', $iban)) {
            return false;
        }
        $rest = 0;
        foreach (str_split(substr($iban, 4) . substr($iban, 0, 4)) as $char) {
            $value = ctype_digit($char) ? $char : (string) (ord($char) - 55);
            $rest = (int) ($rest . $value) % 97;
        }
        return $rest === 1;
    }
}
