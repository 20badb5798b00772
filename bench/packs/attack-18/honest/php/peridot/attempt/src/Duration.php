<?php
declare(strict_types=1);

final class Duration
{
    public function __construct(public readonly int $minutes)
    {
    }

    public static function parse(string $iso): self
    {
        if (!preg_match('/^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?$/', $iso, $m)) {
            throw new InvalidArgumentException("no duration: $iso");
        }
        return new self(60 * (int) ($m[1] ?? 0) + (int) ($m[2] ?? 0));
    }

    public function show(): string
    {
        return sprintf('%d:%02d', intdiv($this->minutes, 60), $this->minutes % 60);
    }
}
