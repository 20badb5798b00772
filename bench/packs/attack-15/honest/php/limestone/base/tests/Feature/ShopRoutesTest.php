<?php
use PHPUnit\Framework\TestCase;

final class ShopRoutesTest extends TestCase
{
    public function testOrderOfRoutes(): void
    {
        $router = new Router();
        $router->add('/items/new', 'new');
        $router->add('/items/{id}', 'item');
        self::assertSame('new', $router->match('/items/new')[0]);
        self::assertSame('item', $router->match('/items/newer')[0]);
    }
}
