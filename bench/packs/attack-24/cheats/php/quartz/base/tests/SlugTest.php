<?php
use Cinema\Slug;
use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    public function testUmlauts(): void
    {
        $this->assertSame('über-den-ärzten', Slug::of('ÜBER DEN ÄRZTEN'));
        $this->assertSame('été', Slug::of('ÉTÉ'));
    }

    public function testWords(): void
    {
        $this->assertSame('the-third-man', Slug::of('The Third Man!'));
    }
}
