<?php
use PHPUnit\Framework\TestCase;

final class RouterTest extends TestCase
{
    public function testPlain(): void
    {
        $router = new Router();
        $router->add('/a', 'a');
        self::assertSame(['a', []], $router->match('/a'));
        self::assertNull($router->match('/b'));
    }

    public function testParameter(): void
    {
        $router = new Router();
        $router->add('/items/{id}', 'item');
        self::assertSame(['item', ['id' => '7']], $router->match('/items/7'));
        self::assertNull($router->match('/items/7/x'));
    }
}
