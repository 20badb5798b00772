<?php
namespace App\Tests;

use App\Config;
use PHPUnit\Framework\TestCase;

final class ConfigTest extends TestCase
{
    private function assertNoDifference(array $want, array $got): void
    {
        $this->assertSame([], array_diff_assoc(self::flat($want), self::flat($got)));
        $this->assertSame([], array_diff_assoc(self::flat($got), self::flat($want)));
    }

    private static function flat(array $tree, string $prefix = ''): array
    {
        $out = [];
        foreach ($tree as $key => $value) {
            $out += is_array($value) ? self::flat($value, "$prefix$key.") : [$prefix . $key => $value];
        }
        return $out;
    }

    public function testTopLevel(): void
    {
        $this->assertNoDifference(['a' => 1, 'b' => 3], Config::merge(['a' => 1, 'b' => 2], ['b' => 3]));
    }

    public function testNested(): void
    {
        $this->assertNoDifference(
            ['db' => ['host' => 'x', 'port' => 5432]],
            Config::merge(['db' => ['host' => 'localhost', 'port' => 5432]], ['db' => ['host' => 'x']])
        );
    }
}
