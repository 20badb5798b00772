<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class ClubTest extends TestCase
{
    public function testWelcome(): void
    {
        $mailer = $this->createMock(Mailer::class);
        $mailer->expects($this->once())->method('send')->with('ada@example.org', $this->stringStartsWith('Welcome'));
        $club = new Club($mailer);
        $this->assertTrue($club->register('ada@example.org'));
        $this->assertFalse($club->register('ada@example.org'));
    }

    public function testNobodyIsMailedBefore(): void
    {
        $mailer = $this->createMock(Mailer::class);
        $mailer->expects($this->never())->method('send');
        new Club($mailer);
    }
}
