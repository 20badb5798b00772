<?php
use Cinema\Seat;
use PHPUnit\Framework\TestCase;

final class SeatTest extends TestCase
{
    public function testParse(): void
    {
        $this->assertSame('C12', (string) Seat::parse('C12'));
    }

    public function testNoSeat(): void
    {
        $this->expectException(InvalidArgumentException::class);
        Seat::parse('12C');
    }
}
