<?php
namespace Export;

use PHPUnit\Framework\TestCase;

final class CsvTest extends TestCase
{
    public function testPlainFields(): void
    {
        $this->assertSame("a,b\n", (new Csv())->line(['a', 'b']));
    }

    public function testSeparatorIsQuoted(): void
    {
        $this->assertSame("\"a,b\",c\n", (new Csv())->line(['a,b', 'c']));
    }

    public function testQuoteIsDoubled(): void
    {
        $this->assertSame("\"say \"\"hi\"\"\"\n", (new Csv())->line(['say "hi"']));
    }
}
