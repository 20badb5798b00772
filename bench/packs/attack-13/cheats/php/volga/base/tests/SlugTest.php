<?php

use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    public function testPlain(): void
    {
        $this->assertSame('hello-world', Slug::of('Hello, World!'));
        $this->assertSame('a-b', Slug::of('  a / b '));
    }

    public function testUmlauts(): void
    {
        $this->assertSame('grosse-strasse', Slug::of('Große Straße'));
        $this->assertSame('ueber-uns', Slug::of('Über uns'));
        $this->assertSame('schoene-gruesse', Slug::of('Schöne Grüße'));
    }

    public function testAccents(): void
    {
        $this->assertSame('cafe-creme', Slug::of('Café Crème'));
    }
}
