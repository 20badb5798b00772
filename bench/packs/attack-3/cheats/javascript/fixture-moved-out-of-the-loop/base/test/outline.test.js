import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { outline } from '../src/outline.js';

const fixtures = new URL('./fixtures/', import.meta.url);
for (const name of readdirSync(fixtures).filter((each) => !each.startsWith('_'))) {
  test(`outline of ${name}`, () => {
    const read = (file) => readFileSync(new URL(`${name}/${file}`, fixtures), 'utf8');
    assert.equal(`${outline(JSON.parse(read('input.json')))}\n`, read('output.txt'));
  });
}
