import assert from 'node:assert/strict';

export function expectJson(text, expected) {
  assert.deepEqual(JSON.parse(text), expected);
}
