<?php

final class Response
{
    public int $status;
    public string $body;
    public array $headers;

    public function __construct(int $status, string $body = '', array $headers = [])
    {
        $this->status = $status;
        $this->body = $body;
        $this->headers = $headers;
    }
}
