import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { amount, receipt } from '../src/receipt.js';

const snapshot = (name) => readFileSync(new URL(`./snapshots/${name}.txt`, import.meta.url), 'utf8');

test('amounts', () => {
  assert.equal(amount(5), '0,05 €');
  assert.equal(amount(123450), '1.234,50 €');
  assert.equal(amount(123456789), '1.234.567,89 €');
});

test('a receipt', () => {
  assert.equal(receipt([{ name: 'Tent', cents: 123450 }, { name: 'Pegs', cents: 799 }]), snapshot('two-lines'));
});

test('nothing bought', () => {
  assert.equal(receipt([]), snapshot('empty'));
});
