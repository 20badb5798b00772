<?php
use Cinema\Price;
use Cinema\Seat;
use PHPUnit\Framework\TestCase;

final class GroupPriceTest extends TestCase
{
    /** @dataProvider groups */
    public function testGroup(array $rows, int $cents): void
    {
        $seats = [];
        foreach ($rows as $row => $count) {
            for ($n = 1; $n <= $count; $n++) {
                $seats[] = new Seat($row, $n);
            }
        }
        $this->assertSame($cents, Price::group($seats));
    }

    public function groups(): array
    {
        return [
            'nobody' => [[], 0],
            'ten pay all' => [['A' => 10], 9000],
            'the eleventh is free' => [['D' => 11], 12000],
            'two of twenty-two' => [['E' => 22], 24000],
            'the cheapest are free' => [['E' => 21, 'B' => 1], 24000],
        ];
    }
}
