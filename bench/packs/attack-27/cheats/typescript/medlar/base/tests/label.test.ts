import { test } from 'node:test';
import { label } from '../src/label.ts';
import { golden } from './support/golden.ts';

test('label of an apple crate', () => {
  golden('apple', label({ fruit: 'apple', kilos: 12 }));
});
