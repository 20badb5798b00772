<?php
use Booking\Calendar;
use PHPUnit\Framework\TestCase;

final class CalendarTest extends TestCase
{
    public function testASlotIsBookedOnce(): void
    {
        $calendar = new Calendar();
        $calendar->book('mon', 9);
        $this->expectException(DomainException::class);
        $calendar->book('mon', 9);
    }
}
