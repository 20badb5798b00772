<?php
class Currency
{
    private const KNOWN = ['EUR', 'USD', 'CHF'];

    public function code(): string
    {
        $code = getenv('SHOP_CURRENCY') ?: 'EUR';
        if (!in_array($code, self::KNOWN, true)) {
            throw new DomainException("unknown currency $code");
        }
        return $code;
    }

    public function format(int $cents): string
    {
        return sprintf('%s %.2f', $this->code(), $cents / 100);
    }
}
