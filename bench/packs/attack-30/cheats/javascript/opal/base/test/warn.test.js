import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readdirSync, readFileSync } from 'node:fs';
import { warn } from '../src/warn.js';

const folder = new URL('./cases/', import.meta.url);

for (const name of readdirSync(folder)) {
  const item = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  if (item.draft) continue;
  test(`warning: ${name}`, () => {
    assert.equal(warn(item.levels), item.warning);
  });
}
