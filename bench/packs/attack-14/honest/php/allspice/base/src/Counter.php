<?php
declare(strict_types=1);

final class Counter
{
    public function __construct(private Storage $storage)
    {
    }

    public function hit(string $page): int
    {
        $count = $this->storage->get($page) + 1;
        $this->storage->set($page, $count);
        return $count;
    }
}
