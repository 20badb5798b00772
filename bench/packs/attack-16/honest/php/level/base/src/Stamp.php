<?php

final class Stamp
{
    public static function of(int $seconds): string
    {
        return date('Y-m-d\TH:i:s', $seconds) . 'Z';
    }
}
