<?php
declare(strict_types=1);

final class Config
{
    public function __construct(private array $values)
    {
    }

    public function get(string $key): ?string
    {
        $at = $this->values;
        foreach (explode('.', $key) as $part) {
            $at = $at[$part];
        }
        return $at;
    }
}
