import { test } from 'node:test';
import assert from 'node:assert/strict';
import { send } from '../src/send.js';
import { book, stove, fakeCarrier } from './helpers.js';

test('books every parcel in order', async () => {
  const carrier = fakeCarrier();
  assert.deepEqual(await send([book(), stove()], carrier), ['P1', 'P2']);
  assert.deepEqual(carrier.seen, ['P1', 'P2']);
});
