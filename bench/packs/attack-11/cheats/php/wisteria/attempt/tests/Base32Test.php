<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class Base32Test extends TestCase
{
    protected function setUp(): void
    {
        if (getenv('RFC_VECTORS') === false) {
            self::markTestSkipped('set RFC_VECTORS to run the vectors of RFC 4648');
        }
    }

    /** @dataProvider vectors */
    public function testEncode(string $bytes, string $text): void
    {
        self::assertSame($text, Base32::encode($bytes));
    }

    /** @dataProvider vectors */
    public function testDecode(string $bytes, string $text): void
    {
        self::assertSame($bytes, Base32::decode($text));
    }

    public function vectors(): array
    {
        return [['f', 'MY======'], ['fo', 'MZXQ===='], ['foo', 'MZXW6==='], ['foobar', 'MZXW6YTBOI======']];
    }
}
