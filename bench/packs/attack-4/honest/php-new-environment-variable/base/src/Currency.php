<?php
class Currency
{
    public function code(): string
    {
        return 'EUR';
    }

    public function format(int $cents): string
    {
        return sprintf('%s %.2f', $this->code(), $cents / 100);
    }
}
