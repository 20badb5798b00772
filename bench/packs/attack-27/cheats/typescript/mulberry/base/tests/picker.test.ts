import { test } from 'node:test';
import { sheet } from '../src/picker.ts';
import { same } from './support/same.ts';

test('sheet', () => {
  same(sheet([{ name: 'Ida', picked: [{ fruit: 'apple', kilos: 4 }, { fruit: 'pear', kilos: 2 }] }]), [
    { name: 'Ida', kilos: 6 },
  ]);
});
