<?php

use PHPUnit\Framework\TestCase;

final class ParcelTest extends TestCase
{
    public function testGrams(): void
    {
        $this->assertSame(1200, (new Parcel(1200))->grams());
    }
}
