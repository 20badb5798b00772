<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class ConfigTest extends TestCase
{
    public function testNested(): void
    {
        $this->assertSame('db1', (new Config(['db' => ['host' => 'db1']]))->get('db.host'));
    }

    public function testMissing(): void
    {
        $this->assertNull((new Config([]))->get('db'));
    }

    public function testMissingBelow(): void
    {
        $this->assertNull((new Config(['db' => []]))->get('db.host.name'));
    }
}
