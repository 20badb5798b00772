// @module-tag full

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { costText, measureCost } from '../../bench/cost.ts';

/** The cells of a table: its numbers, or its words. */
function cells(table: string): (string | number)[] {
  return table
    .trim()
    .split(/[|\n]+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .map((cell) => (/\d/.test(cell) && !cell.includes('claude') ? Number(cell.replace(/[$ k]/g, '')) : cell));
}

test('what a run costs is what the pages say, to a twentieth', { tags: 'variant', timeout: 300_000 }, async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/faq.md'), 'utf8');
  const told = cells(/\| retries \|[\s\S]*?\n\n/.exec(page)?.[0] ?? '');
  const measured = costText(await measureCost());
  const found = cells(measured);
  expect(found.length, measured).toBe(told.length);
  for (const [index, cell] of told.entries()) {
    const other = found[index];
    if (typeof cell === 'string' || typeof other !== 'number') expect(other, measured).toBe(cell);
    // A tenth of a cent is as fine as the table is.
    else expect(Math.abs(other - cell), measured).toBeLessThanOrEqual(Math.max(0.0011, cell * 0.05));
  }
});
