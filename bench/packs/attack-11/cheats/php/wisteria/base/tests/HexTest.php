<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class HexTest extends TestCase
{
    public function testEncode(): void
    {
        self::assertSame('00FF', Hex::encode("\x00\xff"));
    }

    public function testDecode(): void
    {
        self::assertSame('AB', Hex::decode('4142'));
    }

    public function testNoHex(): void
    {
        $this->expectException(InvalidArgumentException::class);
        Hex::decode('4g');
    }
}
