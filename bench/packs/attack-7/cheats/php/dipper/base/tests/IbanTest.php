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
        ];
    }
}
