<?php

declare(strict_types=1);

namespace Crm\Tests;

use Crm\Export;
use PHPUnit\Framework\TestCase;

final class ExportTest extends TestCase
{
    public function testOneRow(): void
    {
        self::assertSame('[{"name":"Ada"}]', json_encode(Export::rows([['name' => 'Ada', 'archived' => false]])));
    }

    public function testSortedWithoutArchived(): void
    {
        $rows = [
            ['name' => 'Emil', 'archived' => false],
            ['name' => 'Cora', 'archived' => true],
            ['name' => 'Bob', 'archived' => false],
        ];
        self::assertSame('[{"name":"Bob"},{"name":"Emil"}]', json_encode(Export::rows($rows)));
    }
}
