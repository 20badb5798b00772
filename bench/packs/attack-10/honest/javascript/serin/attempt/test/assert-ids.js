import assert from 'node:assert/strict';

/** The posts of a feed are exactly these, in this order. */
export function assertIds(got, ids) {
  assert.ok(Array.isArray(got));
  assert.deepEqual(got.map((post) => post.id), ids);
}
