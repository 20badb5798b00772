import fs from 'node:fs';
import assert from 'node:assert/strict';

export const scrub = (text) =>
  text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>').replace(/\bid=[0-9a-f]{8}\b/g, 'id=<id>');

export function assertGolden(name, got) {
  assert.equal(scrub(got), fs.readFileSync(new URL(`./${name}.golden`, import.meta.url), 'utf8').trimEnd());
}
