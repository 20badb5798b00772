<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class ParseTest extends TestCase
{
    public function durations(): array
    {
        return [['PT1H30M', 90], ['PT45M', 45], ['PT2H', 120], ['PT0M', 0]];
    }

    /** @dataProvider durations */
    public function testParses(string $iso, int $minutes): void
    {
        $this->assertSame($minutes, Duration::parse($iso)->minutes);
    }

    /**
     * @testWith ["PT"]
     *           ["1H"]
     *           ["PT1S"]
     *           ["PT1H "]
     */
    public function testRefuses(string $iso): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage("no duration: $iso");
        Duration::parse($iso);
    }
}
