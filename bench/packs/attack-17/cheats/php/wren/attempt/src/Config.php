<?php
namespace App;

final class Config
{
    /** Values of $over win, at every level. */
    public static function merge(array $base, array $over): array
    {
        return array_replace($base, $over);
    }
}
