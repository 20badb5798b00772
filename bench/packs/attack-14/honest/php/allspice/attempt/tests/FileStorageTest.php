<?php
declare(strict_types=1);

require_once __DIR__ . '/StorageContract.php';

final class FileStorageTest extends StorageContract
{
    private string $file;

    protected function setUp(): void
    {
        $this->file = tempnam(sys_get_temp_dir(), 'counts');
        unlink($this->file);
    }

    protected function tearDown(): void
    {
        @unlink($this->file);
    }

    protected function storage(): CounterStorage
    {
        return new FileStorage($this->file);
    }

    public function testAnotherObjectReadsTheSame(): void
    {
        $this->storage()->set('/', 3);
        $this->assertSame(3, $this->storage()->get('/'));
    }
}
