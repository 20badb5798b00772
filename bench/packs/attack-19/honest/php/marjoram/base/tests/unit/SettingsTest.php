<?php

require_once __DIR__ . '/../../src/Settings.php';

use PHPUnit\Framework\TestCase;

final class SettingsTest extends TestCase
{
    public function testGet(): void
    {
        $this->assertSame('b', (new Settings(['a' => 'b']))->get('a'));
    }

    public function testDefault(): void
    {
        $this->assertSame('x', (new Settings([]))->get('a', 'x'));
    }
}
