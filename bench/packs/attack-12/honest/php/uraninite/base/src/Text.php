<?php

declare(strict_types=1);

final class Text
{
    private const GREETINGS = ['en' => 'Hello', 'de' => 'Hallo', 'fr' => 'Bonjour'];

    public static function greeting(string $language): string
    {
        return self::GREETINGS[$language] ?? self::GREETINGS['en'];
    }
}
