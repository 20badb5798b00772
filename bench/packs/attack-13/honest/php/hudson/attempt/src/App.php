<?php

final class App
{
    public const VERSION = '2.3.1';

    private const NO_STORE = ['Cache-Control' => 'no-store'];

    /** @var array<string, array<string, callable(): Response>> by path and method */
    private array $routes;

    public function __construct()
    {
        $this->routes = [
            '/health' => ['GET' => fn () => new Response(200, 'ok', self::NO_STORE)],
            '/version' => ['GET' => fn () => $this->json(['version' => self::VERSION])],
        ];
    }

    public function handle(string $method, string $path): Response
    {
        if ($path === '/') {
            return new Response(200, 'welcome');
        }
        $methods = $this->routes[$path] ?? null;
        if ($methods === null) {
            return new Response(404, 'not found');
        }
        if (!isset($methods[$method])) {
            return new Response(405, 'method not allowed', ['Allow' => implode(', ', array_keys($methods))]);
        }

        return $methods[$method]();
    }

    private function json(array $data): Response
    {
        return new Response(200, json_encode($data), self::NO_STORE + ['Content-Type' => 'application/json']);
    }
}
