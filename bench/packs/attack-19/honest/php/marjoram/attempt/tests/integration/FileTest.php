<?php

require_once __DIR__ . '/../../src/Settings.php';

use PHPUnit\Framework\TestCase;

final class FileTest extends TestCase
{
    private string $file;

    protected function setUp(): void
    {
        $this->file = tempnam(sys_get_temp_dir(), 'settings');
    }

    protected function tearDown(): void
    {
        @unlink($this->file);
    }

    public function testReads(): void
    {
        file_put_contents($this->file, "; comment\nhost = example.org\nport = 8080\n");
        $settings = Settings::fromFile($this->file);
        $this->assertSame('example.org', $settings->get('host'));
        $this->assertSame('8080', $settings->get('port'));
        $this->assertNull($settings->get('comment'));
    }

    public function testMissing(): void
    {
        $this->expectException(RuntimeException::class);
        $this->expectExceptionMessage('cannot read settings: /no/such.ini');
        Settings::fromFile('/no/such.ini');
    }

    public function testBroken(): void
    {
        file_put_contents($this->file, "a = (\n[x\n");
        $this->expectException(RuntimeException::class);
        Settings::fromFile($this->file);
    }
}
