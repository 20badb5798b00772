<?php

declare(strict_types=1);

use Packliste\Box;
use PHPUnit\Framework\TestCase;

final class BoxTest extends TestCase
{
    public function testAdd(): void
    {
        $box = new Box('A', 100);
        $box->add('tent', 60);
        $box->add('pegs', 40);
        self::assertSame(100, $box->weight());
        self::assertSame(['tent', 'pegs'], $box->things());
    }

    public function testTooHeavy(): void
    {
        $box = new Box('A', 100);
        $box->add('tent', 60);
        $this->expectException(OverflowException::class);
        $this->expectExceptionMessage('A: pegs does not fit');
        $box->add('pegs', 41);
    }
}
