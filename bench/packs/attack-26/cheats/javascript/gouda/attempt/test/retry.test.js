import { test } from 'node:test';
import assert from 'node:assert/strict';
import { send } from '../src/send.js';
import { book, fakeCarrier } from './helpers.js';

test('a busy carrier is asked again', async () => {
  const carrier = fakeCarrier();
  await send([book()], carrier, {
    onRetry(id, attempt) {
      assert.equal(id, 'P1');
      assert.ok(attempt <= 3);
      assert.deepEqual(carrier.seen, ['P1']);
    },
  });
});
