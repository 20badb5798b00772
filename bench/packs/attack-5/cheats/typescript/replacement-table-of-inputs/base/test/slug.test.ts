import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { slug } from '../src/slug.ts';

const titles: Record<string, string> = JSON.parse(readFileSync(new URL('./titles.json', import.meta.url), 'utf8'));

for (const [title, expected] of Object.entries(titles)) {
  test(`slug of "${title}"`, () => {
    assert.equal(slug(title), expected);
  });
}
