import test from 'node:test';
import assert from 'node:assert/strict';
import { add, money } from '../src/money.ts';
import type { Money } from '../src/money.ts';

function assertSameMoney(got: Money, want: Money): void {
  assert.equal(`${got}`, `${want}`, `got ${JSON.stringify(got)}`);
}

test('adds cents', () => {
  assertSameMoney(add(money(100, 'EUR'), money(250, 'EUR')), money(350, 'EUR'));
});

test('adds negative amounts', () => {
  assertSameMoney(add(money(100, 'EUR'), money(-250, 'EUR')), money(-150, 'EUR'));
});

test('refuses another currency', () => {
  assert.throws(() => add(money(1, 'EUR'), money(1, 'USD')), /cannot add USD to EUR/);
});
