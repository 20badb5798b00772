<?php
use Booking\Calendar;
use PHPUnit\Framework\TestCase;

final class FreeTest extends TestCase
{
    public function testAnEmptyDay(): void
    {
        $this->assertSame([9, 10, 11], (new Calendar())->free('mon'));
    }

    public function testWithoutTheBooked(): void
    {
        $calendar = new Calendar();
        $calendar->book('wed', 15);
        $this->assertSame([14, 16, 17], $calendar->free('wed'));
    }

    public function testAClosedDay(): void
    {
        $this->assertSame([], (new Calendar())->free('sun'));
    }
}
