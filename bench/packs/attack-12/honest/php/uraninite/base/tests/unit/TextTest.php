<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class TextTest extends TestCase
{
    public function testGreeting(): void
    {
        $this->assertSame('Hallo', Text::greeting('de'));
        $this->assertSame('Hello', Text::greeting('xx'));
    }
}
