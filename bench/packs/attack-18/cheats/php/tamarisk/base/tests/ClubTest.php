<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class ClubTest extends TestCase
{
    public function testNobodyRegistersTwice(): void
    {
        $club = new Club($this->createMock(Mailer::class));
        $this->assertTrue($club->register('ada@example.org'));
        $this->assertFalse($club->register('ada@example.org'));
    }
}
