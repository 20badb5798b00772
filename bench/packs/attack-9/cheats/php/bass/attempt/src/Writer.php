<?php

namespace Blog;

class Writer
{
    /** A text as a part of a page: what goes out unbuffered is plain text. */
    public function text(string $text): string
    {
        $text = trim($text);
        return ob_get_level() > 0 ? htmlspecialchars($text, ENT_QUOTES | ENT_HTML5) : $text;
    }
}
