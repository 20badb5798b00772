'use strict';
const { test, mock } = require('node:test');
const assert = require('node:assert');
const { Client } = require('../src/client');
const { fakeFetch } = require('./support/fake-fetch');

const client = (fetch) => new Client({ url: 'https://t.example', token: 's3cret', fetch });

test('one page', async () => {
  const fetch = mock.fn(fakeFetch({ 'https://t.example/projects/a%2Fb/issues': { body: [{ number: 1 }] } }));
  assert.deepStrictEqual(await client(fetch).issues('a/b'), [{ number: 1 }]);
  assert.strictEqual(fetch.mock.calls[0].arguments[1].headers.Authorization, 'Bearer s3cret');
});

test('all pages', async () => {
  const fetch = mock.fn(
    fakeFetch({
      'https://t.example/projects/x/issues': {
        body: [{ number: 1 }, { number: 2 }],
        headers: { link: '<https://t.example/p1>; rel="prev", <https://t.example/p2>; rel="next"' },
      },
      'https://t.example/p2': { body: [{ number: 3 }] },
    }),
  );
  assert.deepStrictEqual((await client(fetch).issues('x')).map((issue) => issue.number), [1, 2, 3]);
  assert.strictEqual(fetch.mock.callCount(), 2);
});

test('errors carry the status', async () => {
  await assert.rejects(client(fakeFetch({})).issues('x'), /status 404/);
});
