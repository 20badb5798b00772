<?php
declare(strict_types=1);

interface Mailer
{
    public function send(string $to, string $subject, string $body): void;
}
