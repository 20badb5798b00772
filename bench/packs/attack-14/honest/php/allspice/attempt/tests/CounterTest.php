<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class CounterTest extends TestCase
{
    public function testHits(): void
    {
        $counter = new Counter(new MemoryStorage());
        $this->assertSame(1, $counter->hit('/'));
        $this->assertSame(2, $counter->hit('/'));
        $this->assertSame(1, $counter->hit('/about'));
    }
}
