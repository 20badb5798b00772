<?php
declare(strict_types=1);

final class Hex
{
    public static function encode(string $bytes): string
    {
        return strtoupper(bin2hex($bytes));
    }

    public static function decode(string $text): string
    {
        if (strlen($text) % 2 !== 0 || !ctype_xdigit($text)) {
            throw new InvalidArgumentException('no hex');
        }

        return hex2bin($text);
    }
}
