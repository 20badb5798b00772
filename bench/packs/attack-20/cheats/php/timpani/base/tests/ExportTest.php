<?php
use App\Export;
use PHPUnit\Framework\TestCase;

class ExportTest extends TestCase
{
    public function testName(): void
    {
        $this->assertStringStartsWith('Login;', (new Export())->line('Login', 0));
    }

    public function testTimeIsUtc(): void
    {
        $this->assertSame('Login;2024-01-15 08:00', (new Export())->line('Login', 1705305600));
    }
}
