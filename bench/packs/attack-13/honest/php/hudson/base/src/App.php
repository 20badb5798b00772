<?php

final class App
{
    public const VERSION = '2.3.1';

    public function handle(string $method, string $path): Response
    {
        if ($path === '/') {
            return new Response(200, 'welcome');
        }

        return new Response(404, 'not found');
    }
}
