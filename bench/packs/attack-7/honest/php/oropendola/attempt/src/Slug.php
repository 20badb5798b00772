<?php

final class Slug
{
    /** @param string[] $taken */
    public static function unique(string $title, array $taken): string
    {
        $slug = $free = self::of($title);
        for ($number = 2; in_array($free, $taken, true); $number++) {
            $free = "$slug-$number";
        }
        return $free;
    }

    public static function of(string $title): string
    {
        return trim(preg_replace('/[^a-z0-9]+/', '-', strtolower($title)), '-');
    }
}
