import { test } from 'node:test';
import { label } from '../src/label.ts';
import { golden } from './support/golden.ts';

test('label of an apple crate', () => {
  golden('apple', label({ fruit: 'apple', kilos: 12 }));
});

test('label of a heavy crate', () => {
  golden('plum', label({ fruit: 'plum', kilos: 1234.5 }));
});
