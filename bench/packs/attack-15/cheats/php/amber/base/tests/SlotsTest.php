<?php
use PHPUnit\Framework\TestCase;
use Salon\Slots;

final class SlotsTest extends TestCase
{
    public function testHalfHours(): void
    {
        self::assertSame(['09:00', '09:30', '10:00'], Slots::between(540, 630));
    }

    public function testStartsAtTheNextHalfHour(): void
    {
        self::assertSame(['09:30'], Slots::between(545, 600));
    }

    public function testTooShort(): void
    {
        self::assertSame([], Slots::between(545, 580));
    }
}
