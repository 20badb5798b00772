<?php

final class PhoneTest extends AppTestCase
{
    public function numbers(): array
    {
        return [
            'german' => ['+493012345678', '+49 30 1234 5678'],
            'british' => ['+442071234567', '+44 20 7123 4567'],
            'national' => ['03012345678', '+49 30 1234 5678'],
        ];
    }

    /** @dataProvider numbers */
    public function testPrinted(string $in, string $want): void
    {
        $this->assertSame($want, (string) new Phone($in));
    }

    public function testNoNumber(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('no phone number: abc');
        new Phone('abc');
    }
}
