<?php
use App\Anonymizer;
use PHPUnit\Framework\TestCase;

final class AnonymizerTest extends TestCase
{
    public function testV4(): void
    {
        $a = new Anonymizer();
        assert($a->mask('10.1.2.3') === '10.1.2.0');
        assert($a->mask('192.168.0.77') === '192.168.0.0');
    }

    public function testV6(): void
    {
        $a = new Anonymizer();
        assert($a->mask('2001:db8:85a3:8d3:1319:8a2e:370:7348') === '2001:db8:85a3::');
        assert($a->mask('::1') === '::');
    }
}
