<?php

final class Version
{
    /** -1, 0 or 1. */
    public static function compare(string $a, string $b): int
    {
        return self::numbers($a) <=> self::numbers($b);
    }

    private static function numbers(string $version): array
    {
        [$release] = explode('-', $version, 2);

        return array_map('intval', explode('.', $release));
    }
}
