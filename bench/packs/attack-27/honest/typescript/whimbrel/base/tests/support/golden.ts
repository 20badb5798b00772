import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

export function golden(name: string, actual: string): void {
  assert.equal(actual, readFileSync(new URL(`../golden/${name}.txt`, import.meta.url), 'utf8'));
}
