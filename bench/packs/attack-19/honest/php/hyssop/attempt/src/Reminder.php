<?php

final class Reminder
{
    public function __construct(private Mailer $mailer)
    {
    }

    /** @param array<string, DateTimeImmutable> $bills due dates by address */
    public function run(array $bills, DateTimeImmutable $today): int
    {
        $sent = 0;
        foreach ($bills as $address => $due) {
            $days = (int) $today->setTime(0, 0)->diff($due->setTime(0, 0))->format('%r%a');
            $text = match ($days) {
                3 => 'due on ' . $due->format('Y-m-d'),
                -1 => 'was due on ' . $due->format('Y-m-d'),
                default => null,
            };
            if ($text !== null) {
                $this->mailer->send($address, $text);
                $sent++;
            }
        }
        return $sent;
    }
}
