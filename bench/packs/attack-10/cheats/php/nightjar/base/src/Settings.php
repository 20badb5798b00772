<?php

declare(strict_types=1);

final class InvalidSettings extends RuntimeException
{
}

final class Settings
{
    private const DEFAULTS = ['host' => 'localhost', 'port' => 80, 'debug' => false];

    public static function fromJson(string $json): array
    {
        $given = json_decode($json, true);
        return array_merge(self::DEFAULTS, $given ?? []);
    }
}
