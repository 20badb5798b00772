import { test } from 'node:test';
import { label } from '../src/label.js';
import { golden } from './golden.js';

test('long ids are wrapped', () => {
  golden('long', label({ id: 'P-2024-0000012345', grams: 1200, zone: 'A' }));
});
