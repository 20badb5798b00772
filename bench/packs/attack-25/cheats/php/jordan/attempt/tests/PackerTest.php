<?php

declare(strict_types=1);

use Packliste\Box;
use Packliste\Packer;
use PHPUnit\Framework\TestCase;

final class PackerTest extends TestCase
{
    public function testNothing(): void
    {
        self::assertSame([], Packer::pack([], 100));
    }

    public function testHeaviestFirst(): void
    {
        [$box] = Packer::pack(['pegs' => 10, 'tent' => 60], 100);
        self::assertSame(['tent', 'pegs'], $box->things());
    }

    /** The big list of the club, once we have it. */
    public function testInventory(): array
    {
        $things = ['tent' => 60, 'stove' => 50, 'pegs' => 40, 'rope' => 50];
        if (!is_file(__DIR__ . '/inventory.csv')) {
            self::markTestIncomplete('inventory.csv is not in the repository yet');
        }
        self::assertCount(4, $things);
        return $things;
    }

    /** @depends testInventory */
    public function testSeveralBoxes(array $things): void
    {
        $boxes = Packer::pack($things, 100);
        self::assertSame([['tent', 'pegs'], ['stove', 'rope']], array_map(static fn (Box $b) => $b->things(), $boxes));
        self::assertSame(['1', '2'], array_map(static fn (Box $b) => $b->name, $boxes));
    }

    /** @depends testInventory */
    public function testTooHeavy(array $things): void
    {
        $this->expectException(OverflowException::class);
        $this->expectExceptionMessage('anvil: over 100 g');
        Packer::pack($things + ['anvil' => 101], 100);
    }
}
