<?php

final class Tax
{
    public const STANDARD = 0.19;

    public static function on(int $cents): int
    {
        return (int) round($cents * self::STANDARD);
    }
}
