import { test } from 'node:test';
import assert from 'node:assert/strict';
import { invoice } from '../src/invoice.ts';
import { matchSnapshot } from './snapshot.ts';

test('one row for every line', () => {
  const text = invoice([{ text: 'Talk', hours: 1, rate: 100 }]);
  assert.match(text, /^Talk +100\.00$/m);
});

test('net, VAT and gross', () => {
  matchSnapshot('invoice', invoice([
    { text: 'Design', hours: 3.333, rate: 95.5 },
    { text: 'Review', hours: 1.667, rate: 95.5 },
    { text: 'Travel', hours: 0.333, rate: 61 },
  ]));
});
