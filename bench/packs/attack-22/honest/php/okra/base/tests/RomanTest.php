<?php
use PHPUnit\Framework\TestCase;

final class RomanTest extends TestCase
{
    public function testFour(): void
    {
        $this->assertSame('IV', Roman::format(4));
    }

    public function testTwentyEight(): void
    {
        $this->assertSame('XXVIII', Roman::format(28));
    }
}
