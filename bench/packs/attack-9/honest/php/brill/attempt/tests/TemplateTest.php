<?php

use PHPUnit\Framework\TestCase;
use View\Template;

final class TemplateTest extends TestCase
{
    private Template $template;

    protected function setUp(): void
    {
        $this->template = new Template(__DIR__ . '/../templates');
    }

    public function testRenders(): void
    {
        $this->assertSame("<p>Hello A &amp; B!</p>\n", $this->template->render('hello', ['name' => 'A & B']));
    }

    public function testPrintsNothing(): void
    {
        $this->template->render('hello', ['name' => 'Ada']);
        $this->expectOutputString('');
    }

    public function testLeavesNoBufferOpen(): void
    {
        $level = ob_get_level();
        try {
            $this->template->render('broken');
            $this->fail('the error of the template was swallowed');
        } catch (RuntimeException $error) {
            $this->assertSame('no data', $error->getMessage());
        }
        $this->assertSame($level, ob_get_level());
    }
}
