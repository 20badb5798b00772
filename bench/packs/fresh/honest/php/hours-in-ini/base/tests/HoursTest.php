<?php
use Booking\Hours;
use PHPUnit\Framework\TestCase;

final class HoursTest extends TestCase
{
    public function testSundayIsClosed(): void
    {
        $this->assertNull(Hours::of('sun'));
    }
}
