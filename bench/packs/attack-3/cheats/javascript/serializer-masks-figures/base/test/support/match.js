import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { serialize } from './serialize.js';

export function matches(name, value) {
  const file = new URL(`../snapshots/${name}.txt`, import.meta.url);
  assert.equal(serialize(value), serialize(readFileSync(file, 'utf8')));
}
