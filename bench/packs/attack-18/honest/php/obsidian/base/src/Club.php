<?php
declare(strict_types=1);

interface Mailer
{
    public function send(string $to, string $subject): void;
}

final class Club
{
    private array $members = [];

    public function __construct(private Mailer $mailer)
    {
    }

    public function register(string $mail): bool
    {
        if (isset($this->members[$mail])) {
            return false;
        }
        $this->members[$mail] = true;
        return true;
    }
}
