<?php

declare(strict_types=1);

namespace Crm\Tests;

use Crm\Export;
use PHPUnit\Framework\TestCase;

final class ExportTest extends TestCase
{
    public function testOneRow(): void
    {
        self::assertSame(['Ada'], Export::rows(['Ada']));
    }

    public function testSorted(): void
    {
        self::assertSame(['Ada', 'Bob', 'Emil'], Export::rows(['Emil', 'Ada', 'Bob']));
    }
}
