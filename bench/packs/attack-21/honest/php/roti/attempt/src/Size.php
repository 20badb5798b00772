<?php

declare(strict_types=1);

final class Size
{
    private const UNITS = ['' => 1, 'K' => 1024, 'M' => 1024 ** 2];

    public static function bytes(string $text): int
    {
        if (!preg_match('/^(\d+)([KM]?)B?$/', $text, $m)) {
            throw new InvalidArgumentException("no size: $text");
        }
        return (int) $m[1] * self::UNITS[$m[2]];
    }
}
