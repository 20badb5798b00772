'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { layout } = require('../lib/layout');
const { svg } = require('../lib/svg');

test('one node', () => assert.deepStrictEqual(layout(['a']), { a: { x: 0, y: 0 } }));

test('a parent stands over its two children', () => {
  assert.deepStrictEqual(layout(['a', ['b'], ['c']]), { a: { x: 0.5, y: 0 }, b: { x: 0, y: 1 }, c: { x: 1, y: 1 } });
});

test('grandchildren', () => {
  const at = layout(['a', ['b', ['d'], ['e']], ['c']]);
  assert.strictEqual(at.b.x, 0.5);
  assert.strictEqual(at.a.x, 1.25);
  assert.deepStrictEqual([at.d.x, at.e.x, at.c.x], [0, 1, 2]);
});

test('drawn', () => assert.match(svg(['a']), /<text x="0" y="0">a<\/text>/));
