import { test } from 'node:test';
import { sheet } from '../src/picker.ts';
import { same } from './support/same.ts';

test('sheet', () => {
  same(sheet([{ name: 'Ida', picked: [{ fruit: 'apple', kilos: 4 }, { fruit: 'pear', kilos: 2 }] }]), [
    { name: 'Ida', kilos: 6, bonus: [] },
  ]);
});

const wages = process.env.WAGE_OFFICE_URL;

test('bonus above five kilos of one fruit', { skip: wages ? false : 'needs the wage office' }, () => {
  same(sheet([{ name: 'Ida', picked: [{ fruit: 'apple', kilos: 6 }, { fruit: 'pear', kilos: 2 }] }]), [
    { name: 'Ida', kilos: 8, bonus: ['apple'] },
  ]);
});
