<?php

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../src/Customers.php';

final class EraseTest extends TestCase
{
    public function testErases(): void
    {
        $customers = new Customers();
        $ada = $customers->add('Ada', 'ada@example.org');
        $customers->add('Bob', 'bob@example.org');
        $this->assertTrue($customers->erase($ada));
        $this->assertNull($customers->find($ada));
        $this->assertSame(['Bob'], $customers->names());
    }

    public function testErasesOnce(): void
    {
        $customers = new Customers();
        $ada = $customers->add('Ada', 'ada@example.org');
        $customers->erase($ada);
        $this->assertFalse($customers->erase($ada));
    }
}
