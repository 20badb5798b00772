<?php

final class Color
{
    /** @return int[]|null red, green, blue */
    public static function parse(string $text): ?array
    {
        if ($text === '') {
            return null;
        }
        $long = preg_replace('/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i', '#$1$1$2$2$3$3', $text);
        if (!preg_match('/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i', $long, $m)) {
            throw new InvalidArgumentException("no colour: $text");
        }
        return array_map('hexdec', array_slice($m, 1));
    }
}
