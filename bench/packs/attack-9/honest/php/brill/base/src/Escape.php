<?php

namespace View;

final class Escape
{
    public static function html(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_HTML5);
    }
}
