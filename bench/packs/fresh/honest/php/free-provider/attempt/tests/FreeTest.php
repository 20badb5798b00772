<?php
use Booking\Calendar;
use PHPUnit\Framework\TestCase;

final class FreeTest extends TestCase
{
    public static function days(): array
    {
        return [
            'empty' => ['mon', [], [9, 10, 11]],
            'one booked' => ['wed', [15], [14, 16, 17]],
            'all booked' => ['tue', [9, 10, 11], []],
            'closed' => ['sun', [], []],
        ];
    }

    /** @dataProvider days */
    public function testFree(string $day, array $booked, array $free): void
    {
        $calendar = new Calendar();
        foreach ($booked as $hour) {
            $calendar->book($day, $hour);
        }
        $this->assertSame($free, $calendar->free($day));
    }
}
