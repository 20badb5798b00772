<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class BookingTest extends TestCase
{
    public function testTotal(): void
    {
        $this->assertSame(24000, (new Booking('Ada', 8000, 3))->total());
    }

    public function testSummary(): void
    {
        $this->assertSame('Ada: 3 nights, 240.00', (new Booking('Ada', 8000, 3))->summary());
    }

    public function testNights(): void
    {
        $this->expectException(InvalidArgumentException::class);
        new Booking('Ada', 8000, 0);
    }
}
