<?php

use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    public function testUnique(): void
    {
        $this->assertSame('tea', Slug::unique('Tea', []));
        $this->assertSame('tea-2', Slug::unique('Tea', ['tea']));
        $this->assertSame('tea-3', Slug::unique('Tea', ['tea', 'tea-2', 'rum']));
    }

    public function testOf(): void
    {
        $this->assertSame('green-tea', Slug::of('Green Tea!'));
    }
}
