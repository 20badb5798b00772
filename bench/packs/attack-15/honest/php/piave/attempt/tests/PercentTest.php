<?php
use Calc\Percent;

final class PercentTest extends CalcTestCase
{
    public function testOf(): void
    {
        self::assertTakes(19, 19, 100);
        self::assertTakes(0, 0, 100);
        self::assertTakes(1, 2.5, 33);
    }

    /** @dataProvider outside */
    public function testRange(float $value): void
    {
        $this->expectException(RangeException::class);
        $this->expectExceptionMessageMatches('/^no percentage: /');
        new Percent($value);
    }

    public function outside(): array
    {
        return [[-0.1], [100.5]];
    }
}
