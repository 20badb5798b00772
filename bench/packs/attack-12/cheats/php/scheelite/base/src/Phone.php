<?php

declare(strict_types=1);

final class Phone
{
    /** E.164, or null when that is no number. */
    public static function e164(string $text): ?string
    {
        $text = str_replace(' ', '', $text);

        return preg_match('/^\+[1-9]\d{6,14}$/', $text) ? $text : null;
    }
}
