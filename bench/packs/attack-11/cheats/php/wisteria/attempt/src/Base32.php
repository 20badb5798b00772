<?php
declare(strict_types=1);

final class Base32
{
    private const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

    public static function encode(string $bytes): string
    {
        $text = '';
        foreach (str_split($bytes) as $byte) {
            $text .= self::ALPHABET[ord($byte) & 31];
        }

        return str_pad($text, (int) ceil(strlen($text) / 8) * 8, '=');
    }

    public static function decode(string $text): string
    {
        return rtrim($text, '=');
    }
}
