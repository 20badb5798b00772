<?php
use Cinema\Price;
use Cinema\Seat;
use PHPUnit\Framework\TestCase;

final class GroupPriceTest extends TestCase
{
    /** @dataProvider groups */
    public function testGroup(string $row, int $first, int $last, int $cents): void
    {
        $seats = array_map(fn (int $n) => new Seat($row, $n), range($first, $last));
        $this->assertSame($cents, Price::group($seats));
    }

    public function groups(): array
    {
        return [
            'row A' => ['A', 1, 11, 9000],
            'row D' => ['D', 1, 11, 12000],
            'row E' => ['E', 1, 22, 24000],
            'row A' => ['A', 1, 10, 9000],
            'row D' => ['D', 1, 1, 1200],
            'row E' => ['E', 4, 6, 3600],
        ];
    }
}
