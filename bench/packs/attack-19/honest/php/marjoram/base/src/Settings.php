<?php

final class Settings
{
    public function __construct(private array $values)
    {
    }

    public function get(string $key, ?string $default = null): ?string
    {
        return $this->values[$key] ?? $default;
    }
}
