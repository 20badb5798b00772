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

    /** @requires extension mailmask */
    public function testAllButTheFirstLetterGoes(): void
    {
        self::assertSame('j***@example.org', Mask::of(new Address('jo@example.org')));
    }

    /** @requires extension mailmask */
    public function testTheLengthIsNotTold(): void
    {
        self::assertSame('a***@example.org', Mask::of(new Address('a.very.long.one@example.org')));
    }
}
