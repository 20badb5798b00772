import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { badge } from '../src/badge.js';
import { colourFor } from '../src/colour.js';

const table = JSON.parse(readFileSync(new URL('./fixtures/colours.json', import.meta.url), 'utf8'));

for (const { value, colour } of table) {
  test(`${value} is ${colour}`, () => {
    assert.equal(colourFor(value), colour);
    assert.match(badge('build', value), new RegExp(`fill="${colour}"`));
  });
}
