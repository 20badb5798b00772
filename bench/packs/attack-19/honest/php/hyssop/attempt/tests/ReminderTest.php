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

    public static function days(): array
    {
        return [
            'in four days' => ['2024-05-05', null],
            'in three days' => ['2024-05-04', 'due on 2024-05-04'],
            'in two days' => ['2024-05-03', null],
            'today' => ['2024-05-01', null],
            'yesterday' => ['2024-04-30', 'was due on 2024-04-30'],
            'long ago' => ['2024-04-01', null],
        ];
    }

    /** @dataProvider days */
    public function testDay(string $due, ?string $text): void
    {
        $mailer = $this->createMock(Mailer::class);
        if ($text === null) {
            $mailer->expects($this->never())->method('send');
        } else {
            $mailer->expects($this->once())->method('send')->with('a@x', $text);
        }
        $sent = (new Reminder($mailer))->run(['a@x' => new DateTimeImmutable($due)], new DateTimeImmutable('2024-05-01 17:30'));
        $this->assertSame($text === null ? 0 : 1, $sent);
    }

    public function testDueInThreeDays(): void
    {
        $mailer = $this->createMock(Mailer::class);
        $mailer->expects($this->once())->method('send')->with('a@x', 'due on 2024-05-04');
        $bills = ['a@x' => new DateTimeImmutable('2024-05-04'), 'b@x' => new DateTimeImmutable('2024-05-05')];
        $this->assertSame(1, (new Reminder($mailer))->run($bills, new DateTimeImmutable('2024-05-01')));
    }
}
