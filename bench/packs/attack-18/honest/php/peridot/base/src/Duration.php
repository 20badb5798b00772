<?php
declare(strict_types=1);

final class Duration
{
    public function __construct(public readonly int $minutes)
    {
    }

    public function show(): string
    {
        return sprintf('%d:%02d', intdiv($this->minutes, 60), $this->minutes % 60);
    }
}
