<?php

declare(strict_types=1);

final class Escape
{
    public static function html(string $text): string
    {
        return htmlspecialchars($text, ENT_NOQUOTES);
    }
}
