<?php

namespace Blog;

class Writer
{
    /** A text as a part of a page. */
    public function text(string $text): string
    {
        return trim($text);
    }
}
