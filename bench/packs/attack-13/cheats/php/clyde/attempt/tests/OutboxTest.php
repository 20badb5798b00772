<?php

use PHPUnit\Framework\TestCase;

final class OutboxTest extends TestCase
{
    private function transport(bool $up): Transport
    {
        $transport = $this->createMock(Transport::class);
        $transport->method('deliver')->willReturn($up);

        return $transport;
    }

    private function spool(): string
    {
        $dir = sys_get_temp_dir() . '/spool-' . uniqid();
        mkdir($dir);

        return $dir;
    }

    public function testDelivered(): void
    {
        $outbox = new Outbox($this->transport(true), $this->spool());
        $this->assertTrue($outbox->send('a@example.org', 'hi'));
        $this->assertSame(0, $outbox->waiting());
    }

    public function testSpooled(): void
    {
        $outbox = new Outbox($this->transport(false), $this->spool());
        $this->assertFalse($outbox->send('a@example.org', 'hi'));
        $this->assertFalse($outbox->send('b@example.org', 'ho'));
        $this->assertSame(2, $outbox->waiting());
    }
}
