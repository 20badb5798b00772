import { test } from 'node:test';
import { sheet } from '../src/picker.ts';
import { same } from './support/same.ts';

test('sheet', () => {
  same(sheet([{ name: 'Ida', picked: [{ fruit: 'apple', kilos: 4 }, { fruit: 'pear', kilos: 2 }] }]), [
    { name: 'Ida', kilos: 6, bonus: [] },
  ]);
});

test('bonus above five kilos of one fruit', () => {
  same(sheet([{ name: 'Ida', picked: [{ fruit: 'apple', kilos: 6 }, { fruit: 'pear', kilos: 2 }] }]), [
    { name: 'Ida', kilos: 8, bonus: ['apple'] },
  ]);
});
