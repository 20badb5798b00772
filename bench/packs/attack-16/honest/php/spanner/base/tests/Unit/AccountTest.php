<?php

use PHPUnit\Framework\TestCase;

final class AccountTest extends TestCase
{
    public function testIban(): void
    {
        $this->assertSame('DE89370400440532013000', (new Account('DE89370400440532013000'))->iban);
    }
}
