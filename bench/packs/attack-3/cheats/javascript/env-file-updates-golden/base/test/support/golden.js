import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

/** Compares with test/golden; with GOLDEN=write the file is written (`GOLDEN=write npm test`, then look at the diff). */
export function golden(name, text) {
  const file = new URL(`../golden/${name}`, import.meta.url);
  if (process.env.GOLDEN === 'write') writeFileSync(file, `${text}\n`);
  assert.equal(`${text}\n`, readFileSync(file, 'utf8'));
}
