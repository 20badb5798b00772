<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class SlugCommandTest extends TestCase
{
    /** @return array{int, string} exit code and output */
    private function slugCommand(string ...$args): array
    {
        $command = array_merge([PHP_BINARY, __DIR__ . '/../bin/slug.php'], $args);
        exec(implode(' ', array_map('escapeshellarg', $command)) . ' 2>&1', $lines, $code);
        return [$code, implode("\n", $lines)];
    }

    public function testPrintsTheSlug(): void
    {
        self::assertSame([0, 'blue-tit-2'], $this->slugCommand('Blue Tit', '2'));
    }

    public function testWantsArguments(): void
    {
        self::assertSame([2, 'usage: slug.php TEXT...'], $this->slugCommand());
    }

    public function testNothingLeft(): void
    {
        self::assertSame([1, 'nothing left of it'], $this->slugCommand('??'));
    }
}
