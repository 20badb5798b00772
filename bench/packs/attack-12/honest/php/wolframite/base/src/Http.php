<?php

declare(strict_types=1);

final class Http
{
    public static function line(int $code): string
    {
        return "HTTP/1.1 $code";
    }
}
