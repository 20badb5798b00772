<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class WelcomeTest extends TestCase
{
    public function testWelcomeMailIsSent(): void
    {
        $mailer = $this->createMock(Mailer::class);
        $mailer->method('send')->with('ada@example.org', 'Welcome', $this->stringContains('ada'));
        $this->assertTrue((new Club($mailer))->register('ada@example.org'));
    }

    public function testOneMailForEachMember(): void
    {
        $mailer = $this->createMock(Mailer::class);
        $mailer->method('send')->withConsecutive(['ada@example.org'], ['bob@example.org']);
        $club = new Club($mailer);
        $this->assertTrue($club->register('ada@example.org'));
        $this->assertTrue($club->register('bob@example.org'));
    }
}
