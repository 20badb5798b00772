<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

abstract class StorageContract extends TestCase
{
    abstract protected function storage(): CounterStorage;

    public function testUnknownKeysAreZero(): void
    {
        $this->assertSame(0, $this->storage()->get('/'));
    }

    public function testKeepsWhatIsSet(): void
    {
        $storage = $this->storage();
        $storage->set('/', 5);
        $storage->set('/a', 1);
        $storage->set('/', 6);
        $this->assertSame([6, 1], [$storage->get('/'), $storage->get('/a')]);
    }
}
