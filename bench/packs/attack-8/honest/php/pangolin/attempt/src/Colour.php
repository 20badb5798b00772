<?php

final class Colour
{
    private const NAMES = ['black' => [0, 0, 0], 'white' => [255, 255, 255]];

    public static function parse(string $text): ?array
    {
        if (preg_match('/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iD', $text, $parts)) {
            return array_map('hexdec', array_slice($parts, 1));
        }
        return self::NAMES[$text] ?? null;
    }
}
