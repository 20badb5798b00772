<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class PhoneTest extends TestCase
{
    public function testInternational(): void
    {
        $this->assertSame('+442071838750', Phone::e164('+44 20 7183 8750'));
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
