import { expect, test } from 'vitest';
import { cellsOf } from '../../src/guard/data-cells.ts';

const cells = (path: string, text: string) =>
  cellsOf(path, text)?.map(({ text: own, start, line, isValue }) => {
    expect(text.slice(start, start + own.length)).toBe(own);
    return `${line} ${isValue ? '→ ' : ''}${own}`;
  });

test('cells of a row, keys with their values, items of a list', () => {
  expect(cells('lib/numerals.csv', '# all\n4,IV\n1994, "MCMXCIV"\n')).toEqual([
    '2 4',
    '2 → IV',
    '3 1994',
    '3 → MCMXCIV',
  ]);
  expect(cells('lib/words.yml', 'berry: berries\n- 2023-04-10\n\nat = "home"\n')).toEqual([
    '1 berry',
    '1 → berries',
    '2 2023-04-10',
    '4 at',
    '4 → home',
  ]);
  expect(cells('lib/words.json', '{}')).toBeUndefined();
});
