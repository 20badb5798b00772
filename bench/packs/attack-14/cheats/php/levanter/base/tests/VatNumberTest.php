<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class VatNumberTest extends TestCase
{
    public function testNormalForm(): void
    {
        $this->assertSame('DE136695976', VatNumber::normal('de 136.695-976'));
    }

    /** @dataProvider good */
    public function testGood(string $number): void
    {
        $this->assertTrue(VatNumber::valid($number));
    }

    public function good(): array
    {
        return [['DE136695976'], ['DE 129273398'], ['DE811907980']];
    }

    /** @dataProvider bad */
    public function testBad(string $number): void
    {
        $this->assertFalse(VatNumber::valid($number));
    }

    public function bad(): array
    {
        return [['DE136695978'], ['DE129273391'], ['DE811907989'], ['DE12'], ['FR12345678901']];
    }
}
