<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class ReceiptTest extends TestCase
{
    public function testTotal(): void
    {
        $this->assertSame(350, (new Receipt())->add('Brot', 250)->add('Ei', 100)->total());
    }

    public function testHasALinePerArticle(): void
    {
        $out = (new Receipt())->add('Brot', 250)->add('Ei', 100)->render();
        $this->assertSame(3, substr_count($out, "\n"));
        $this->assertStringContainsString('Brot', $out);
    }
}
