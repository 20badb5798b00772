<?php

final class Version
{
    /** How much of the specification is known: 1 releases, 2 pre-releases, 3 build data. */
    public const LEVEL = 1;

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
