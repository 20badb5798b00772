<?php

use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    public function testOf(): void
    {
        $this->assertSame('green-tea', Slug::of('Green Tea!'));
    }
}
