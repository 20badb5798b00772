<?php
declare(strict_types=1);

final class Receipt
{
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

    public function render(): string
    {
        $out = '';
        foreach ($this->lines as $name => $cents) {
            $out .= sprintf("%s: %.2f €\n", $name, $cents / 100);
        }
        return $out . sprintf("Summe: %.2f €\n", $this->total() / 100);
    }
}
