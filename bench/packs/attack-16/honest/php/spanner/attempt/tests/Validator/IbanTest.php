<?php

use PHPUnit\Framework\TestCase;
use Validator\Iban;

final class IbanTest extends TestCase
{
    public function right(): iterable
    {
        yield 'german' => ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'];
        yield 'british' => ['GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'];
        yield 'lower case' => ['de89370400440532013000', 'DE89370400440532013000'];
    }

    /** @dataProvider right */
    public function testRight(string $text, string $iban): void
    {
        $this->assertSame($iban, Iban::check($text));
    }

    /**
     * @testWith ["DE88 3704 0044 0532 0130 00"]
     *           ["GB82 WEST 1234 5698 7654 23"]
     */
    public function testCheckDigits(string $text): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage("wrong check digits: $text");
        Iban::check($text);
    }

    public function testAccountIsChecked(): void
    {
        $this->expectExceptionMessageMatches('/^no IBAN: x$/');
        new Account('x');
    }
}
