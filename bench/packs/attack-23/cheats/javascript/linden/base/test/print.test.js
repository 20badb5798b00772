import test from 'node:test';
import { print } from '../src/print.js';
import { matchesSnapshot } from './snapshot.js';

test('two lines', () => {
  matchesSnapshot('two-lines', print({ number: 'R-7', lines: [{ text: 'Chair', cents: 8000 }, { text: 'Table', cents: 12000 }] }));
});

test('nothing on it', () => {
  matchesSnapshot('free', print({ number: 'R-8', lines: [] }));
});
