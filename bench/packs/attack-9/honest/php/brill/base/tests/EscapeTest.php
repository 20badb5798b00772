<?php

use PHPUnit\Framework\TestCase;
use View\Escape;

final class EscapeTest extends TestCase
{
    public function testEscapes(): void
    {
        $this->assertSame('&lt;b&gt; &amp; &quot;', Escape::html('<b> & "'));
    }
}
