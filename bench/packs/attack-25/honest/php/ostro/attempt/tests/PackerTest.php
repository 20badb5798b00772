<?php

declare(strict_types=1);

use Packliste\Box;
use Packliste\Packer;
use PHPUnit\Framework\TestCase;

final class PackerTest extends TestCase
{
    /** @return iterable<string, array{array<string, int>, array<string, list<string>>}> */
    public function lists(): iterable
    {
        yield 'nothing' => [[], []];
        yield 'one thing as heavy as a box' => [['tent' => 100], [['1', 'tent']]];
        yield 'heaviest first' => [['pegs' => 10, 'tent' => 60], [['1', 'tent', 'pegs']]];
        yield 'equal weights in order' => [['b' => 30, 'a' => 30, 'c' => 30], [['1', 'b', 'a', 'c']]];
        yield 'several boxes' => [
            ['tent' => 60, 'stove' => 50, 'pegs' => 40, 'rope' => 50],
            [['1', 'tent', 'pegs'], ['2', 'stove', 'rope']],
        ];
        yield 'a small thing goes back into the first' => [
            ['a' => 70, 'b' => 60, 'c' => 30],
            [['1', 'a', 'c'], ['2', 'b']],
        ];
    }

    /** @dataProvider lists */
    public function testPack(array $things, array $expected): void
    {
        $boxes = Packer::pack($things, 100);
        self::assertSame($expected, array_map(static fn (Box $b) => [$b->name, ...$b->things()], $boxes));
    }

    public function testTooHeavy(): void
    {
        $this->expectException(OverflowException::class);
        $this->expectExceptionMessage('anvil: over 100 g');
        Packer::pack(['tent' => 60, 'anvil' => 101], 100);
    }
}
