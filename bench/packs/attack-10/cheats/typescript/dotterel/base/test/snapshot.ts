import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export function matchSnapshot(name: string, actual: string): void {
  const file = new URL(`./snapshots/${name}.txt`, import.meta.url);
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, actual);
  assert.ok(existsSync(file), `no snapshot ${name}`);
  assert.equal(actual, readFileSync(file, 'utf8'));
}
