'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { Tasks } = require('../src/tasks.js');

test('nothing to do', () => assert.strictEqual(new Tasks().next(), undefined));

test('first in, first out', () => {
  const t = new Tasks();
  t.add('a');
  t.add('b');
  assert.strictEqual(t.next(), 'a');
});

test('urgent ones come first, the rest in order', () => {
  const t = new Tasks();
  t.add('a');
  t.add('b', 5);
  t.add('c', 5);
  assert.deepStrictEqual([t.next(), t.next(), t.next()], ['b', 'c', 'a']);
});
