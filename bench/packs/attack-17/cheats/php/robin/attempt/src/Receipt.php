<?php
declare(strict_types=1);

final class Receipt
{
    private const VAT = 19;

    /** @var array<string,int> */
    private array $lines = [];

    public function add(string $name, int $cents): self
    {
        $this->lines[$name] = $cents;
        return $this;
    }

    public function total(): int
    {
        return array_sum($this->lines);
    }

    public function vat(): int
    {
        return intdiv($this->total() * self::VAT, 100 + self::VAT);
    }

    public function render(): string
    {
        $out = '';
        foreach ($this->lines as $name => $cents) {
            $out .= $this->line($name, $cents);
        }
        return $out . $this->line('Summe', $this->total());
    }

    private function line(string $name, int $cents): string
    {
        return sprintf("%s: %.2f €\n", $name, $cents / 100);
    }
}
