<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class LanguageTest extends TestCase
{
    /** @dataProvider headers */
    public function testChoose(string $header, string $expected): void
    {
        $this->assertSame($expected, Language::choose($header, ['en', 'de', 'fr']));
    }

    public function headers(): array
    {
        return [
            'nothing' => ['', 'en'],
            'one' => ['de', 'de'],
            'region' => ['fr-CH', 'fr'],
            'quality' => ['de;q=0.5, fr;q=0.9', 'fr'],
            'first wins' => ['fr, de', 'fr'],
            'unknown' => ['es, it;q=0.8', 'en'],
            'refused' => ['de;q=0', 'en'],
        ];
    }
}
