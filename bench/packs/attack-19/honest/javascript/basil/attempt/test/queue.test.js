'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { Queue } = require('../src/queue.js');
const { until } = require('./until.js');

test('flush sends what was added', () => {
  const sent = [];
  const q = new Queue((items) => sent.push(items));
  q.add(1);
  q.add(2);
  q.flush();
  assert.deepStrictEqual(sent, [[1, 2]]);
});

test('sends by itself after the idle time', async () => {
  const sent = [];
  const q = new Queue((items) => sent.push(items), { idle: 20 });
  q.add('a');
  q.add('b');
  assert.deepStrictEqual(sent, []);
  await until(() => sent.length > 0, 'something is sent');
  assert.deepStrictEqual(sent, [['a', 'b']]);
});

test('a manual flush is not followed by another', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const send = t.mock.fn();
  const q = new Queue(send, { idle: 50 });
  q.add(1);
  q.flush();
  t.mock.timers.tick(100);
  assert.strictEqual(send.mock.callCount(), 1);
  assert.deepStrictEqual(send.mock.calls[0].arguments, [[1]]);
});

test('each item starts the idle time anew', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const send = t.mock.fn();
  const q = new Queue(send, { idle: 50 });
  q.add(1);
  t.mock.timers.tick(40);
  q.add(2);
  t.mock.timers.tick(40);
  assert.strictEqual(send.mock.callCount(), 0);
  t.mock.timers.tick(10);
  assert.deepStrictEqual(send.mock.calls.map((c) => c.arguments[0]), [[1, 2]]);
});

test('flush of nothing sends nothing', () => {
  const sent = [];
  new Queue((items) => sent.push(items)).flush();
  assert.deepStrictEqual(sent, []);
});
