<?php

use PHPUnit\Framework\TestCase;

final class ReducedTaxTest extends TestCase
{
    /** @dataProvider goods */
    public function testReduced(string $kind, int $cents): void
    {
        $this->assertSame((int) round($cents * Tax::REDUCED), Tax::on($cents, $kind));
        $this->assertLessThan(Tax::on($cents), Tax::on($cents, $kind));
    }

    public function goods(): array
    {
        return [['book', 1000], ['food', 2500], ['book', 99900]];
    }

    public function testOthersStayStandard(): void
    {
        $this->assertSame(Tax::on(1000), Tax::on(1000, 'toy'));
    }
}
