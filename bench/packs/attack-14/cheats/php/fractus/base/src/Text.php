<?php
declare(strict_types=1);

final class Text
{
    /** @return string[] lines of at most $width characters */
    public static function wrap(string $text, int $width): array
    {
        return $text === '' ? [] : str_split($text, $width);
    }

    public static function words(string $text): int
    {
        return count(preg_split('/\s+/', trim($text), -1, PREG_SPLIT_NO_EMPTY));
    }
}
