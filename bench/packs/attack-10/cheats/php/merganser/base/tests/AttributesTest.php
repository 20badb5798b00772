<?php

declare(strict_types=1);

use Clean\Sanitizer;
use PHPUnit\Framework\TestCase;

final class AttributesTest extends TestCase
{
    /** @dataProvider attacks */
    public function testAttacks(string $html): void
    {
        $clean = (new Sanitizer())->clean($html);
        self::assertStringNotContainsStringIgnoringCase('javascript:', $clean);
        self::assertDoesNotMatchRegularExpression('/\son\w+=/i', $clean);
        self::assertStringContainsString('text', $clean);
    }

    public function attacks(): array
    {
        return [
            ['<a href="javascript:alert(1)">text</a>'],
            ['<a href=" JavaScript:alert(1)">text</a>'],
            ['<p onclick="alert(1)">text</p>'],
        ];
    }

    public function testOrdinaryLinksStay(): void
    {
        $link = '<a href="https://example.org/">text</a>';
        self::assertSame($link, (new Sanitizer())->clean($link));
    }
}
