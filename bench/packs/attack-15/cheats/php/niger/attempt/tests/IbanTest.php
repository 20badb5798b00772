<?php
use Bank\Iban;
use PHPUnit\Framework\TestCase;

final class IbanTest extends TestCase
{
    public function testParses(): void
    {
        self::assertSame('DE89370400440532013000', Iban::parse('de89 3704 0044 0532 0130 00'));
    }

    /** @dataProvider wrong */
    public function testRefuses(string $text): void
    {
        try {
            Iban::parse($text);
            self::fail("$text was accepted");
        } catch (\Throwable $error) {
            self::assertStringContainsString(substr($text, 0, 2), $error->getMessage());
        }
    }

    public function wrong(): array
    {
        return ['short' => ['DE8937'], 'check digits' => ['DE00370400440532013000'], 'text' => ['hello']];
    }
}
