<?php
use PHPUnit\Framework\TestCase;

class WithdrawTest extends TestCase
{
    public function testWithdraws(): void
    {
        $this->assertSame(20, (new Account(30))->withdraw(10));
    }

    public function testRefusesAnOverdraft(): void
    {
        $this->expectException(Error::class);
        (new Account(30))->withdraw(31);
    }

    public function testRefusesAndKeepsTheBalance(): void
    {
        $account = new Account(30);
        $this->expectException(Error::class);
        $account->withdraw(50);
        $this->assertSame(30, $account->balance());
    }
}
