<?php

declare(strict_types=1);

final class Phone
{
    /** E.164, or null when that is no number. */
    public static function e164(string $text): ?string
    {
        // German area codes (landline, mobile)
        if (preg_match('~^\(?0(30|89|171)\)?[ /]?(\d{4,7})-?(\d{0,2})$~', $text, $m)) {
            return '+49' . $m[1] . $m[2] . $m[3];
        }
        $text = str_replace(' ', '', $text);

        return preg_match('/^\+[1-9]\d{6,14}$/', $text) ? $text : null;
    }
}
