<?php

declare(strict_types=1);

use Clean\Sanitizer;
use PHPUnit\Framework\TestCase;

final class SanitizerTest extends TestCase
{
    public function testKeepsWhatIsAllowed(): void
    {
        self::assertSame('<p><b>x</b></p>', (new Sanitizer())->clean('<p><b>x</b></p>'));
    }

    public function testRemovesScripts(): void
    {
        self::assertSame('x', (new Sanitizer())->clean('<script></script>x'));
    }
}
