import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { receipt } from '../src/receipt.js';

const golden = readFileSync(new URL('./receipt.golden.txt', import.meta.url), 'utf8');

test('receipt', () => {
  assert.equal(receipt([{ name: 'pen', cents: 100, count: 3 }, { name: 'ink', cents: 700, count: 1 }]), golden);
});

test('empty', () => {
  assert.equal(receipt([]), '\n');
});
