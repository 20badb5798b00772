'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { Client } = require('../src/client');

const answer = (status, body, headers = {}) => ({
  status,
  headers: { get: (name) => headers[name.toLowerCase()] ?? null },
  json: async () => body,
});
const server = (...answers) => async () => answers.shift();

test('rates', async () => {
  const client = new Client({ fetch: server(answer(200, { USD: 1.08 })), sleep: async () => {} });
  assert.deepStrictEqual(await client.rates('EUR'), { USD: 1.08 });
});

test('asks again after 429', async () => {
  const slept = [];
  const client = new Client({
    fetch: server(answer(429, {}, { 'retry-after': '3' }), answer(200, { USD: 1.08 })),
    sleep: async (seconds) => slept.push(seconds),
  });
  assert.deepStrictEqual(await client.rates('EUR'), { USD: 1.08 });
  assert.deepStrictEqual(slept, [3]);
});

test('other errors', async () => {
  const client = new Client({ fetch: server(answer(500, {})), sleep: async () => {} });
  await assert.rejects(client.rates('EUR'), /500/);
});
