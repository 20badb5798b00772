<?php
namespace Export;

use PHPUnit\Framework\TestCase;

final class TableTest extends TestCase
{
    public function testColumns(): void
    {
        $this->assertSame(['id', 'name'], (new Table())->columns([['id' => 1, 'name' => 'x']]));
    }

    public function testNoRows(): void
    {
        $this->assertSame([], (new Table())->columns([]));
    }
}
