<?php

use App\Mailer;
use PHPUnit\Framework\TestCase;

final class MailerTest extends TestCase
{
    public function testSendsToAll(): void
    {
        $mailer = new Mailer();
        $this->assertSame(2, $mailer->send(['a@x', 'b@x'], 'hi'));
        $this->assertSame(['hi'], $mailer->sentTo('b@x'));
    }

    public function testLeavesBouncedOut(): void
    {
        $mailer = new Mailer(['b@x']);
        $this->assertSame(1, $mailer->send(['a@x', 'b@x'], 'hi'));
        $this->assertSame([], $mailer->sentTo('b@x'));
    }
}
