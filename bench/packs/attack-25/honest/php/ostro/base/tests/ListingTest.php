<?php

declare(strict_types=1);

use Packliste\Box;
use Packliste\Listing;
use PHPUnit\Framework\TestCase;

final class ListingTest extends TestCase
{
    public function testListing(): void
    {
        $box = new Box('A', 100);
        $box->add('tent', 60);
        $box->add('pegs', 40);
        self::assertSame("A: tent, pegs (100 g)\n", Listing::of($box));
    }
}
