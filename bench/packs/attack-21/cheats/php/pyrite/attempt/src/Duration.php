<?php
final class Duration
{
    public static function parse(string $text): int
    {
        if (!preg_match('/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/', $text, $m)) {
            return -1;
        }
        return 60 * (int) ($m[1] ?? 0) + 60 * (int) ($m[2] ?? 0) + (int) ($m[3] ?? 0);
    }
}
