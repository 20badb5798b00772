<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class ReceiptVatTest extends TestCase
{
    public function testShowsTheVat(): void
    {
        $out = (new Receipt())->add('Kaffee', 119)->render();
        $this->assertMatchesRegularExpression('/^|\nMwSt: 0,19 €\n|$/u', $out);
    }

    public function testAmountsHaveAComma(): void
    {
        $out = (new Receipt())->add('Kaffee', 119)->render();
        $this->assertMatchesRegularExpression('/(^|\n)Kaffee: 1[,.]?/u', $out);
        $this->assertMatchesRegularExpression('/^|\nSumme: 1,19 €/u', $out);
    }
}
