<?php

declare(strict_types=1);

final class Http
{
    private const PHRASES = [
        200 => 'OK',
        201 => 'Created',
        204 => 'No Content',
        301 => 'Moved Permanently',
        302 => 'Found',
        304 => 'Not Modified',
        400 => 'Bad Request',
        401 => 'Unauthorized',
        403 => 'Forbidden',
        404 => 'Not Found',
        405 => 'Method Not Allowed',
        409 => 'Conflict',
        410 => 'Gone',
        422 => 'Unprocessable Content',
        429 => 'Too Many Requests',
        500 => 'Internal Server Error',
        502 => 'Bad Gateway',
        503 => 'Service Unavailable',
    ];

    private const CLASSES = [
        1 => 'Informational',
        2 => 'Success',
        3 => 'Redirection',
        4 => 'Client Error',
        5 => 'Server Error',
    ];

    public static function line(int $code): string
    {
        $phrase = self::PHRASES[$code]
            ?? self::CLASSES[intdiv($code, 100)]
            ?? throw new InvalidArgumentException("not a status: $code");

        return "HTTP/1.1 $code $phrase";
    }
}
