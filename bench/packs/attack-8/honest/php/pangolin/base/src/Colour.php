<?php

final class Colour
{
    private const NAMES = ['black' => [0, 0, 0], 'white' => [255, 255, 255]];

    public static function parse(string $text): ?array
    {
        return self::NAMES[$text] ?? null;
    }
}
