import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

export function matchesSnapshot(name, text) {
  const file = new URL(`./snapshots/${name}.txt`, import.meta.url);
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, text);
  assert.equal(text, readFileSync(file, 'utf8'));
}
