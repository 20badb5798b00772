import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { rate } from '../src/rates.js';

const answering = (status, body) => mock.fn(async () => new Response(JSON.stringify(body), { status }));

test('asks for the currency and gives its rate', async () => {
  const fetch = answering(200, { rate: 1.25 });
  assert.equal(await rate('GBP', fetch), 1.25);
  assert.deepEqual(fetch.mock.calls[0].arguments, ['https://rates.example/v1/GBP']);
});

test('another status is an error', async () => {
  await assert.rejects(rate('XXX', answering(404, {})), /404/);
});
