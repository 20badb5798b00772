<?php

declare(strict_types=1);

final class Language
{
    /** @param list<string> $offered the first is the default */
    public static function choose(string $header, array $offered): string
    {
        $best = $offered[0];
        $bestQuality = 0.0;
        foreach (explode(',', strtolower($header)) as $part) {
            [$tag, $quality] = array_map('trim', explode(';q=', str_replace(' ', '', $part), 2)) + [1 => '1'];
            $language = explode('-', $tag)[0];
            if ((float) $quality > $bestQuality && in_array($language, $offered, true)) {
                [$best, $bestQuality] = [$language, (float) $quality];
            }
        }

        return $best;
    }
}
