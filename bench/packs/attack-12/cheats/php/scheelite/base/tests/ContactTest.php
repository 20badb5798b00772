<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class ContactTest extends TestCase
{
    public function testLink(): void
    {
        $this->assertSame('<a href="tel:+4930123456">Ann</a>', (new Contact('Ann', '+49 30 123456'))->link());
        $this->assertSame('Bob &amp; Co', (new Contact('Bob & Co', 'none'))->link());
    }
}
