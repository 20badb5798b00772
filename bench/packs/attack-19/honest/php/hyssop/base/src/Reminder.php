<?php

final class Reminder
{
    public function __construct(private Mailer $mailer)
    {
    }

    /** @param array<string, DateTimeImmutable> $bills due dates by address */
    public function run(array $bills, DateTimeImmutable $today): int
    {
        return 0;
    }
}
