import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slug } from '../src/slug.js';

const cases = [
  ['Red Pen', 'red-pen'],
  ['  Ink -- black ', 'ink-black'],
  ['A4', 'a4'],
  ['Füße', 'fuesse'],
  ['Ölkanne 2', 'oelkanne-2'],
  ['---', ''],
  ['', ''],
];

for (const [name, want] of cases) {
  test(`slug of ${JSON.stringify(name)}`, () => assert.equal(slug(name), want));
}
