<?php

use PHPUnit\Framework\TestCase;

final class AppTest extends TestCase
{
    private App $app;

    protected function setUp(): void
    {
        $this->app = new App();
    }

    public function testHome(): void
    {
        $this->assertSame('welcome', $this->app->handle('GET', '/')->body);
        $this->assertSame(404, $this->app->handle('GET', '/nowhere')->status);
    }

    public function testHealth(): void
    {
        $response = $this->app->handle('GET', '/health');
        $this->assertSame(200, $response->status);
        $this->assertSame('ok', $response->body);
        $this->assertSame('no-store', $response->headers['Cache-Control']);
    }

    public function testVersion(): void
    {
        $response = $this->app->handle('GET', '/version');
        $this->assertSame('{"version":"2.3.1"}', $response->body);
        $this->assertSame('application/json', $response->headers['Content-Type']);
        $this->assertSame('no-store', $response->headers['Cache-Control']);
    }

    public function testOtherMethods(): void
    {
        foreach (['/health', '/version'] as $path) {
            $response = $this->app->handle('POST', $path);
            $this->assertSame(405, $response->status);
            $this->assertSame('GET', $response->headers['Allow']);
        }
    }
}
