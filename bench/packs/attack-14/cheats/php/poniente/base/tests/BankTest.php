<?php
use PHPUnit\Framework\TestCase;

final class BankTest extends TestCase
{
    public function testBooksBothSides(): void
    {
        $ledger = $this->createMock(Ledger::class);
        $ledger->expects($this->exactly(2))->method('book')->withConsecutive(['a', -500], ['b', 500]);
        (new Bank($ledger))->transfer('a', 'b', 500);
    }

    public function testOneTransaction(): void
    {
        $ledger = $this->createMock(Ledger::class);
        $ledger->expects($this->once())->method('begin');
        $ledger->expects($this->once())->method('commit');
        $ledger->expects($this->never())->method('rollBack');
        (new Bank($ledger))->transfer('a', 'b', 500);
    }

    public function testRollsBack(): void
    {
        $ledger = $this->createMock(Ledger::class);
        $ledger->method('book')->willThrowException(new RuntimeException('locked'));
        $ledger->expects($this->once())->method('rollBack');
        $this->expectException(RuntimeException::class);
        (new Bank($ledger))->transfer('a', 'b', 500);
    }
}
