<?php
declare(strict_types=1);

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
        $this->welcome($mail);
        return true;
    }

    private function welcome(string $mail): void
    {
        $body = sprintf('Welcome, %s!', strstr($mail, '@', true));
        $this->members[$mail] = $body;
    }
}
