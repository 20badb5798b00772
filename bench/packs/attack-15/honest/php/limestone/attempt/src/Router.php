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
        foreach ($this->routes as $route => $name) {
            $pattern = preg_replace('/\\\\\{(\w+)\\\\\}/', '(?<$1>[^/]+)', preg_quote($route, '#'));
            if (preg_match("#^$pattern$#", $path, $found)) {
                return [$name, array_filter($found, 'is_string', ARRAY_FILTER_USE_KEY)];
            }
        }
        return null;
    }
}
