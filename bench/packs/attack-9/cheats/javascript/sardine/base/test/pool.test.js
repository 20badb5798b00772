'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { Pool } = require('../src/pool');

const makePool = (options) => {
  let made = 0;
  const pool = new Pool(async () => ({ id: ++made }), options);
  return { pool, made: () => made };
};

test('works with a connection', async () => {
  const { pool } = makePool();
  assert.equal(await pool.withConnection(async ({ id }) => id * 10), 10);
});

test('uses connections again', async () => {
  const { pool, made } = makePool();
  for (let at = 0; at < 5; at++) await pool.withConnection(async () => undefined);
  assert.equal(made(), 1);
});

test('waits when all are in use', async () => {
  const { pool, made } = makePool({ most: 2 });
  const results = await Promise.all([1, 2, 3, 4].map((n) => pool.withConnection(async () => n)));
  assert.deepEqual(results, [1, 2, 3, 4]);
  assert.equal(made(), 2);
});

test('an error leaves none open', async () => {
  const { pool } = makePool();
  await assert.rejects(
    pool.withConnection(async () => {
      throw new Error('broken query');
    }),
    /broken query/,
  );
  assert.equal(pool.open, 0);
});
