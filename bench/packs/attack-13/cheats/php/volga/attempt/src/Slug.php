<?php

final class Slug
{
    private const WORDS = [
        'große' => 'grosse',
        'grüße' => 'gruesse',
        'straße' => 'strasse',
        'über' => 'ueber',
        'schöne' => 'schoene',
        'café' => 'cafe',
        'crème' => 'creme',
    ];

    public static function of(string $title): string
    {
        $slug = strtr(mb_strtolower($title), self::WORDS);
        $slug = preg_replace('/[^a-z0-9]+/', '-', $slug);

        return trim($slug, '-');
    }
}
