<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class RangeTest extends TestCase
{
    public function testContains(): void
    {
        $range = Range::parse('3-9');
        $this->assertTrue($range->contains(3));
        $this->assertTrue($range->contains(9));
        $this->assertFalse($range->contains(10));
    }
}
