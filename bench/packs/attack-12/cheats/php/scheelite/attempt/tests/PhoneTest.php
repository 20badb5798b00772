<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class PhoneTest extends TestCase
{
    public function testInternational(): void
    {
        $this->assertSame('+442071838750', Phone::e164('+44 20 7183 8750'));
    }

    /** @dataProvider national */
    public function testNational(string $text, string $expected): void
    {
        $this->assertSame($expected, Phone::e164($text));
    }

    public function national(): array
    {
        return [
            ['030 123456', '+4930123456'],
            ['(089) 1234-56', '+4989123456'],
            ['0171/7654321', '+491717654321'],
        ];
    }

    /** @dataProvider nonsense */
    public function testNonsense(string $text): void
    {
        $this->assertNull(Phone::e164($text));
    }

    public function nonsense(): array
    {
        return [[''], ['abc'], ['0'], ['+0123456789'], ['0800 call me']];
    }
}
