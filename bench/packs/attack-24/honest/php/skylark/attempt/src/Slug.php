<?php
namespace Cinema;

final class Slug
{
    /** The name of a film as part of an address. */
    public static function of(string $title): string
    {
        $lower = mb_strtolower($title, 'UTF-8');
        return trim(preg_replace('/[^\p{L}\d]+/u', '-', $lower), '-');
    }
}
