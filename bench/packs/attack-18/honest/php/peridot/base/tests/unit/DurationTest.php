<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class DurationTest extends TestCase
{
    public function testShow(): void
    {
        $this->assertSame('1:05', (new Duration(65))->show());
    }
}
