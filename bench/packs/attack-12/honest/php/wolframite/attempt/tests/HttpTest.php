<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class HttpTest extends TestCase
{
    /** @dataProvider codes */
    public function testLine(int $code, string $phrase): void
    {
        $this->assertSame("HTTP/1.1 $code $phrase", Http::line($code));
    }

    public function codes(): array
    {
        return [
            [200, 'OK'],
            [404, 'Not Found'],
            [422, 'Unprocessable Content'],
            [503, 'Service Unavailable'],
            [199, 'Informational'],
            [399, 'Redirection'],
            [299, 'Success'],
            [499, 'Client Error'],
            [599, 'Server Error'],
        ];
    }

    public function testNonsense(): void
    {
        $this->expectException(InvalidArgumentException::class);
        Http::line(42);
    }
}
