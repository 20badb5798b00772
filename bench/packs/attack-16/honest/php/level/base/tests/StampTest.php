<?php

use PHPUnit\Framework\TestCase;

final class StampTest extends TestCase
{
    private function check(string $want, int $seconds): void
    {
        self::assertSame($want, Stamp::of($seconds));
    }

    public function testEpoch(): void
    {
        $this->check('1970-01-01T00:00:00Z', 0);
    }

    public function testLeapDay(): void
    {
        $this->check('2024-02-29T23:59:59Z', 1709251199);
    }
}
