<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class EscapeTest extends TestCase
{
    public function testTags(): void
    {
        self::assertSame('&lt;b&gt;', Escape::html('<b>'));
    }

    public function testQuotes(): void
    {
        self::assertSame('&quot;a&quot;', Escape::html('"a"'));
    }
}
