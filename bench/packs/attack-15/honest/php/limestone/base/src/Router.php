<?php
final class Router
{
    /** @var array<string, string> */
    private array $routes = [];

    public function add(string $path, string $name): void
    {
        $this->routes[$path] = $name;
    }

    public function match(string $path): ?array
    {
        return isset($this->routes[$path]) ? [$this->routes[$path], []] : null;
    }
}
