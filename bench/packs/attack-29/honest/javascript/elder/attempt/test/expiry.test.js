import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cart } from 'shop/cart';

test('expires after its time', () => {
  let time = 1000;
  const cart = new Cart({ ttl: 50, now: () => time });
  assert.equal(cart.expired(), false);
  time = 1049;
  assert.equal(cart.expired(), false);
  time = 1050;
  assert.equal(cart.expired(), true);
});

test('never without a ttl', () => {
  assert.equal(new Cart().expired(), false);
});

test('with the real clock', async () => {
  const cart = new Cart({ ttl: 20 });
  await sleep(40);
  assert.equal(cart.expired(), true);
});
