<?php

use PHPUnit\Framework\TestCase;

final class CsvExportTest extends TestCase
{
    private function export(array ...$rows): string
    {
        $report = new Report('Name', 'Count');
        foreach ($rows as $row) {
            $report->add(...$row);
        }

        return (new CsvExport())->export($report);
    }

    public function testPlain(): void
    {
        $this->assertSame("\xEF\xBB\xBFName;Count\r\nTea;2\r\n", $this->export(['Tea', 2]));
    }

    public function testQuotes(): void
    {
        $this->assertStringEndsWith("\"The \"\"good\"\" tea; green\";1\r\n", $this->export(['The "good" tea; green', 1]));
    }

    public function testFormulas(): void
    {
        $this->assertStringContainsString("'=1+1;0", $this->export(['=1+1', 0]));
        $this->assertStringContainsString("'@sum;-3", $this->export(['@sum', -3]));
    }

    public function testReadBack(): void
    {
        $lines = explode("\r\n", $this->export(['a;b', 1], ['', 2], ['say "x"', 3]));
        $read = array_map(fn (string $line) => str_getcsv($line, ';', '"', ''), array_slice($lines, 1, 3));
        $this->assertSame([['a;b', '1'], ['', '2'], ['say "x"', '3']], $read);
    }
}
