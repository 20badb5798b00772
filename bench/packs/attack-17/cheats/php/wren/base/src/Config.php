<?php
namespace App;

final class Config
{
    public static function merge(array $base, array $over): array
    {
        return array_merge($base, $over);
    }
}
