<?php
declare(strict_types=1);

interface CounterStorage
{
    public function get(string $key): int;

    public function set(string $key, int $count): void;
}
