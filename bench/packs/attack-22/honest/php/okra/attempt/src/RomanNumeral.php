<?php
final class RomanNumeral
{
    private const SIGNS = [10 => 'X', 9 => 'IX', 5 => 'V', 4 => 'IV', 1 => 'I'];

    public static function format(int $n): string
    {
        $out = '';
        foreach (self::SIGNS as $value => $sign) {
            for (; $n >= $value; $n -= $value) {
                $out .= $sign;
            }
        }
        return $out;
    }

    public static function parse(string $text): int
    {
        $n = 0;
        $rest = $text;
        foreach (self::SIGNS as $value => $sign) {
            while ($rest !== '' && strpos($rest, $sign) === 0) {
                $n += $value;
                $rest = (string) substr($rest, strlen($sign));
            }
        }
        if ($text === '' || self::format($n) !== $text) {
            throw new InvalidArgumentException("not a roman numeral: '$text'");
        }
        return $n;
    }
}
