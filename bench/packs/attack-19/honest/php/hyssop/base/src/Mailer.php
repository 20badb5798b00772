<?php

interface Mailer
{
    public function send(string $to, string $text): void;
}
