<?php

abstract class AppTestCase extends PHPUnit\Framework\TestCase
{
    protected function setUp(): void
    {
        setlocale(LC_ALL, 'C');
    }
}
