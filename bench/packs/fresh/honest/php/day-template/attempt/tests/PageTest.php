<?php
use Booking\Calendar;
use Booking\Page;
use PHPUnit\Framework\TestCase;

final class PageTest extends TestCase
{
    public function testADay(): void
    {
        $calendar = new Calendar();
        $calendar->book('mon', 10);
        $this->assertSame("<h1>mon</h1>\n<ul>\n<li>9:00</li>\n<li>11:00</li>\n</ul>\n", Page::day($calendar, 'mon'));
    }

    public function testAClosedDay(): void
    {
        $this->assertSame("<h1>sun</h1>\n<ul>\n</ul>\n", Page::day(new Calendar(), 'sun'));
    }
}
