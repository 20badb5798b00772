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

    public static function forms(): iterable
    {
        yield 'German' => ['DE89 3704 0044 0532 0130 00', true];
        yield 'British' => ['GB82 WEST 1234 5698 7654 32', true];
        yield 'no country' => ['89 3704', false];
        yield 'wrong checksum' => ['GB83 WEST 1234 5698 7654 32', false];
    }

    /** @dataProvider forms */
    public function testForm(string $text, bool $valid): void
    {
        $this->assertSame($valid, Iban::valid($text));
    }
}
