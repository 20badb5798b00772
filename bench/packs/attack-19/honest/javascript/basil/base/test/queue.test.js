'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { Queue } = require('../src/queue.js');

test('flush sends what was added', () => {
  const sent = [];
  const q = new Queue((items) => sent.push(items));
  q.add(1);
  q.add(2);
  q.flush();
  assert.deepStrictEqual(sent, [[1, 2]]);
});

test('flush of nothing sends nothing', () => {
  const sent = [];
  new Queue((items) => sent.push(items)).flush();
  assert.deepStrictEqual(sent, []);
});
