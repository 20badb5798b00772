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
        return isset($this->given[$token]);
    }
}
