<?php

declare(strict_types=1);

namespace Clean;

final class Sanitizer
{
    private const ALLOWED = '<a><b><i><p>';

    public function clean(string $html): string
    {
        return strip_tags($html, self::ALLOWED);
    }
}
