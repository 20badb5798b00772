<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Bookings.php';

final class BookingTest extends TestCase
{
    use Bookings;

    public function testTotal(): void
    {
        $this->assertSame(24000, $this->booking()->total());
    }

    public function testSummary(): void
    {
        $this->assertSame('Ada: 3 nights, 240.00 EUR', $this->booking()->summary());
        $this->assertSame('Bob: 3 nights, 240.00 CHF', $this->booking('Bob', currency: 'CHF')->summary());
    }

    public function testNights(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('at least one night');
        $this->booking(nights: 0);
    }

    public function testCurrencies(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('unknown currency: XXX');
        $this->booking(currency: 'XXX');
    }
}
