<?php

require_once __DIR__ . '/../src/Account.php';

final class AccountTest extends PHPUnit\Framework\TestCase
{
    public function testNormal(): void
    {
        $this->assertSame('DE89370400440532013000', (new Account('de89 3704 0044 0532 0130 00'))->iban);
    }

    public function testWrongChecksum(): void
    {
        $this->expectException(DomainException::class);
        $this->expectExceptionMessage('checksum');
        new Account('DE88 3704 0044 0532 0130 00');
    }

    public function testForm(): void
    {
        $this->assertTrue(Iban::valid('DE89 3704 0044 0532 0130 00'));
        $this->assertFalse(Iban::valid('89 3704'));
    }
}
