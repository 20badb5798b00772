<?php

use PHPUnit\Framework\TestCase;

final class CatalogTest extends TestCase
{
    public function testRounded(): void
    {
        $this->assertSame('{"tea":13.08,"cup":11.89}', Catalog::json(['tea' => 10.99, 'cup' => 9.99]));
    }

    public function testEmpty(): void
    {
        $this->assertSame('[]', Catalog::json([]));
    }
}
