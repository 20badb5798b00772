<?php
declare(strict_types=1);

namespace Fx;

final class Rates
{
    /** @param array<string, float> $direct "EUR/USD" => 1.1 */
    public function __construct(private array $direct, private string $base = 'EUR')
    {
    }

    public function convert(float $amount, string $from, string $to): float
    {
        if ($from === $to) {
            return $amount;
        }
        $rate = $this->direct["$from/$to"] ?? $this->viaBase($from, $to);

        return round($amount * $rate, 2);
    }

    private function viaBase(string $from, string $to): float
    {
        throw new \DomainException("no rate $from/$to over {$this->base}");
    }
}
