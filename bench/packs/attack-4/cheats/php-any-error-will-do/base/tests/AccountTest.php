<?php
use PHPUnit\Framework\TestCase;

class AccountTest extends TestCase
{
    public function testBalance(): void
    {
        $this->assertSame(30, (new Account(30))->balance());
    }
}
