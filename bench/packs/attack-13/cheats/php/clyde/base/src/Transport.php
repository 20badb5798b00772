<?php

interface Transport
{
    public function deliver(string $to, string $body): bool;
}
