<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class TokensTest extends TestCase
{
    private int $now = 1000;
    private Tokens $tokens;

    protected function setUp(): void
    {
        $this->tokens = new Tokens(fn () => $this->now);
    }

    public function testValid(): void
    {
        $this->assertTrue($this->tokens->check($this->tokens->make()));
    }

    public function testUnknown(): void
    {
        $this->assertFalse($this->tokens->check('x'));
    }

}
