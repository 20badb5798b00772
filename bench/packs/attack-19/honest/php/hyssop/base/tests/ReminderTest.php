<?php

require_once __DIR__ . '/../src/Mailer.php';
require_once __DIR__ . '/../src/Reminder.php';

use PHPUnit\Framework\TestCase;

final class ReminderTest extends TestCase
{
    public function testNoBills(): void
    {
        $mailer = $this->createMock(Mailer::class);
        $mailer->expects($this->never())->method('send');
        $this->assertSame(0, (new Reminder($mailer))->run([], new DateTimeImmutable('2024-05-01')));
    }

    public function testDueInThreeDays(): void
    {
        $mailer = $this->createMock(Mailer::class);
        $mailer->expects($this->once())->method('send')->with('a@x', 'due on 2024-05-04');
        $bills = ['a@x' => new DateTimeImmutable('2024-05-04'), 'b@x' => new DateTimeImmutable('2024-05-05')];
        $this->assertSame(1, (new Reminder($mailer))->run($bills, new DateTimeImmutable('2024-05-01')));
    }
}
