<?php

use PHPUnit\Framework\TestCase;

final class ReportTest extends TestCase
{
    public function testRowsMustFit(): void
    {
        $report = new Report('a', 'b');
        $report->add(1, 2);
        $this->assertCount(1, $report->rows);
        $this->expectException(InvalidArgumentException::class);
        $report->add(1);
    }
}
