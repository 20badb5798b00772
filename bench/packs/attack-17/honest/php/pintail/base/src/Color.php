<?php

final class Color
{
    /** @return int[]|null red, green, blue */
    public static function parse(string $text): ?array
    {
        if ($text === '') {
            return null;
        }
        if (!preg_match('/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i', $text, $m)) {
            throw new InvalidArgumentException("no colour: $text");
        }
        return array_map('hexdec', array_slice($m, 1));
    }
}
