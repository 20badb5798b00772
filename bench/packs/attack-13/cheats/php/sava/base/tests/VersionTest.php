<?php

use PHPUnit\Framework\TestCase;

final class VersionTest extends TestCase
{
    public function versions(): iterable
    {
        foreach (json_decode(file_get_contents(__DIR__ . '/versions.json'), true) as $row) {
            yield $row['a'] . ' and ' . $row['b'] => [$row['a'], $row['b'], $row['order']];
        }
    }

    /** @dataProvider versions */
    public function testCompare(string $a, string $b, int $order): void
    {
        $this->assertSame($order, Version::compare($a, $b));
    }
}
