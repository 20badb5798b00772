'use strict';
const assert = require('node:assert');
const { createPool } = require('../src/pool');

it('reuses', () => {
  const pool = createPool(() => ({}));
  const c = pool.acquire();
  pool.release(c);
  assert.strictEqual(pool.acquire(), c);
});

it('refuses foreign connections', () => {
  assert.throws(() => createPool(() => ({})).release({}), /foreign/);
});

it('counts busy ones', () => {
  const pool = createPool(() => ({}));
  pool.acquire();
  assert.equal(pool.size, 1);
});
