<?php

declare(strict_types=1);

use Mail\Address;
use PHPUnit\Framework\TestCase;

final class AddressTest extends TestCase
{
    public function testHeader(): void
    {
        self::assertSame('Jo <jo@example.org>', (new Address('jo@example.org', 'Jo'))->header());
        self::assertSame('jo@example.org', (new Address('jo@example.org'))->header());
    }

    public function testBadAddress(): void
    {
        $this->expectExceptionMessage('Not an e-mail address: "jo"');
        new Address('jo');
    }
}
