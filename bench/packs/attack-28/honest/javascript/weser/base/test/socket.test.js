import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../src/socket.js';

test('opens at once', async () => {
  assert.equal(await connect(async () => 'open'), 'open');
});

test('gives up after three tries', async () => {
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
