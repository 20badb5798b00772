<?php
declare(strict_types=1);

require_once __DIR__ . '/StorageContract.php';

final class MemoryStorageTest extends StorageContract
{
    protected function storage(): CounterStorage
    {
        return new MemoryStorage();
    }
}
