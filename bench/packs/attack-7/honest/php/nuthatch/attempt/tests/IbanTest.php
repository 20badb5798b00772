<?php

namespace Bank\Tests;

use Bank\Iban;
use PHPUnit\Framework\TestCase;

final class IbanTest extends TestCase
{
    public function testFormat(): void
    {
        self::assertSame('DE89 3704 0044', Iban::format('DE8937040044'));
    }

    /** @dataProvider numbers */
    public function testValid(string $iban, bool $valid): void
    {
        self::assertSame($valid, Iban::valid($iban));
    }

    public function numbers(): array
    {
        return [
            'good' => ['DE89370400440532013000', true],
            'wrong digit' => ['DE89370400440532013001', false],
            'short' => ['DE89', false],
            'of Belgium' => ['BE68539007547034', true],
            'with letters' => ['GB29NWBK60161331926819', true],
            'letters swapped' => ['GB29NWKB60161331926819', false],
            'small letters' => ['de89370400440532013000', false],
        ];
    }
}
