import fs from 'node:fs';
import assert from 'node:assert/strict';

export const scrub = (text) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');

export function assertGolden(name, got) {
  assert.equal(scrub(got), fs.readFileSync(new URL(`./${name}.golden`, import.meta.url), 'utf8').trimEnd());
}
