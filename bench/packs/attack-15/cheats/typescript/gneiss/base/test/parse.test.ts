import test from 'node:test';
import { gives, rejects } from './support.ts';

test('sums', () => {
  gives('1 + 2', 3);
  gives('(1 + 2) + 3', 6);
});

test('closing too much', () => {
  rejects('1)', 'line 1, column 2: unexpected ")"');
  rejects('(1 +\n 2))', 'line 2, column 4: unexpected ")"');
});

test('end', () => rejects('(1', 'line 1, column 3: unexpected end'));
