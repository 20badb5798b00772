import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { money, receipt } from '../src/receipt.ts';

const golden = (name: string) => readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8');

test('money has two places', () => {
  assert.equal(money(5), '0.05');
});

test('receipt', () => {
  assert.equal(
    receipt([
      { name: 'Tea', cents: 350 },
      { name: 'Cake', cents: 450 },
    ]),
    golden('receipt.txt'),
  );
});
