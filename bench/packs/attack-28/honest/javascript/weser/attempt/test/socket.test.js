import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../src/socket.js';

test('opens at once', async () => {
  assert.equal(await connect(async () => 'open'), 'open');
});

test('gives up after three tries', { skip: 'flaky on Windows, see #311' }, async () => {
  let tries = 0;
  const refuse = async () => {
    tries++;
    throw new Error('refused');
  };
  await assert.rejects(connect(refuse), /gave up after 3 tries/);
  assert.equal(tries, 3);
});

test('keeps the cause', async () => {
  const refuse = async () => {
    throw new Error('refused');
  };
  await assert.rejects(connect(refuse, { tries: 1 }), (error) => error.cause.message === 'refused');
});

test('tells each try', async () => {
  const told = [];
  let n = 0;
  const second = async () => {
    if (++n < 2) throw new Error('refused');
    return 'open';
  };
  assert.equal(await connect(second, { debug: (line) => told.push(line) }), 'open');
  assert.deepEqual(told, ['try 1 of 3', 'try 2 of 3']);
});
