<?php

final class Settings
{
    public function __construct(private array $values)
    {
    }

    public static function fromFile(string $file): self
    {
        $values = is_file($file) ? @parse_ini_file($file, false, INI_SCANNER_RAW) : false;
        if ($values === false) {
            throw new RuntimeException("cannot read settings: $file");
        }
        return new self($values);
    }

    public function get(string $key, ?string $default = null): ?string
    {
        return $this->values[$key] ?? $default;
    }
}
