import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { statement } from '../src/statement.js';
import { scrub } from './scrub.js';

const same = (name, text) => {
  const want = readFileSync(new URL(`./snapshots/${name}.txt`, import.meta.url), 'utf8');
  assert.equal(scrub(text), scrub(want));
};

test('sales', () => {
  same('sales', statement([
    { text: 'tea', kind: 'sale', cents: 350 },
    { text: 'cup', kind: 'sale', cents: 900 },
  ]));
});

test('refund', () => {
  same('refund', statement([
    { text: 'tea', kind: 'sale', cents: 350 },
    { text: 'cup', kind: 'refund', cents: 200 },
  ]));
});
