<?php
use Cinema\Slug;
use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    public function testWords(): void
    {
        $this->assertSame('the-third-man', Slug::of('The Third Man!'));
    }
}
