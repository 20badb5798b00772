<?php

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../src/Customers.php';

final class CustomersTest extends TestCase
{
    public function testFinds(): void
    {
        $customers = new Customers();
        $id = $customers->add('Ada', 'ada@example.org');
        $this->assertSame('Ada', $customers->find($id)['name']);
        $this->assertNull($customers->find(99));
    }

    public function testDumps(): void
    {
        $customers = new Customers();
        $customers->add('Ada', 'a@x.org');
        $this->assertSame('[{"id":1,"name":"Ada","mail":"a@x.org"}]', $customers->dump());
    }
}
