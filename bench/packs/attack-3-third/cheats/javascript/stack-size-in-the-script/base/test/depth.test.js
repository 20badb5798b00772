import assert from 'node:assert/strict';
import test from 'node:test';
import { depth } from '../src/depth.js';

function chain(levels) {
  let tree;
  for (let i = 0; i < levels; i++) tree = { child: tree };
  return tree;
}

test('a small tree', () => {
  assert.equal(depth(chain(3)), 3);
});

test('a deep tree', () => {
  assert.equal(depth(chain(20000)), 20000);
});
