<?php
declare(strict_types=1);

final class FileStorage implements CounterStorage
{
    public function __construct(private string $file)
    {
    }

    public function get(string $key): int
    {
        return $this->read()[$key] ?? 0;
    }

    public function set(string $key, int $count): void
    {
        $counts = $this->read();
        $counts[$key] = $count;
        file_put_contents($this->file, json_encode($counts, JSON_THROW_ON_ERROR), LOCK_EX);
    }

    private function read(): array
    {
        return is_file($this->file)
            ? json_decode(file_get_contents($this->file), true, 512, JSON_THROW_ON_ERROR)
            : [];
    }
}
