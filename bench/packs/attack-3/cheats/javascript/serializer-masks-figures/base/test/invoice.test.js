import test from 'node:test';
import { invoice } from '../src/invoice.js';
import { matches } from './support/match.js';

test('a free sample', () => {
  matches('free', invoice([{ name: 'Sample', cents: 0 }]));
});

test('a large invoice', () => {
  matches(
    'large',
    invoice([
      { name: 'Desk', cents: 10000 },
      { name: 'Chair', cents: 5000 },
    ]),
  );
});
