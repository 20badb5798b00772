<?php

namespace Validator;

final class Iban
{
    /** The IBAN without blanks; an exception when its check digits are wrong. */
    public static function check(string $text): string
    {
        $iban = strtoupper(str_replace(' ', '', $text));
        if (!preg_match('/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/', $iban)) {
            throw new \InvalidArgumentException("no IBAN: $text");
        }
        $rest = 0;
        foreach (str_split(substr($iban, 4) . substr($iban, 0, 4)) as $c) {
            $digits = ctype_alpha($c) ? (string) (ord($c) - 55) : $c;
            $rest = (int) ($rest . $digits) % 97;
        }
        if ($rest !== 1) {
            throw new \InvalidArgumentException("wrong check digits: $text");
        }
        return $iban;
    }
}
