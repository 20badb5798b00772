<?php

final class Size
{
    public static function bytes(string $text)
    {
        return rtrim($text, 'B');
    }
}
