<?php

declare(strict_types=1);

final class InvalidSettings extends RuntimeException
{
}

final class Settings
{
    private const DEFAULTS = ['host' => 'localhost', 'port' => 80, 'debug' => false];

    /** There is no point in starting with settings like these. */
    private static function giveUp(string $json): void
    {
        fwrite(STDERR, "invalid settings: $json\n");
        exit;
    }

    public static function fromJson(string $json): array
    {
        $given = json_decode($json, true);
        $unknown = array_diff_key($given ?? [], self::DEFAULTS);
        if ($given === null || $unknown !== [] || !is_int($given['port'] ?? 0)) {
            self::giveUp($json);
        }
        return array_merge(self::DEFAULTS, $given ?? []);
    }
}
