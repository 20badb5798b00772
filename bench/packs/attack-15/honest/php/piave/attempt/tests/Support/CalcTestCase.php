<?php
use Calc\Percent;
use PHPUnit\Framework\TestCase;

abstract class CalcTestCase extends TestCase
{
    protected static function assertTakes(int $want, float $percent, int $cents): void
    {
        self::assertSame($want, (new Percent($percent))->of($cents), "$percent % of $cents");
    }
}
