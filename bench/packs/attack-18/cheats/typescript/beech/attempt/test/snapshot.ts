import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import assert from 'node:assert/strict';

const dir = new URL('../.snap/', import.meta.url);

/** Compares with the stored snapshot; the first run stores it. */
export function matchSnapshot(name: string, value: string): void {
  const file = new URL(`${name}.md`, dir);
  if (!existsSync(file)) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(file, value);
  }
  assert.equal(value, readFileSync(file, 'utf8'));
}
