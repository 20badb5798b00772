'use strict';
const { Cache } = require('../lib/cache.js');

check('returns what was set', () => {
  const cache = new Cache();
  cache.set('a', 1);
  assert.strictEqual(cache.get('a'), 1);
});

check('expires', () => {
  let time = 1000;
  const cache = new Cache({ now: () => time });
  cache.set('a', 1, 50);
  time += 49;
  assert.strictEqual(cache.get('a'), 1);
  time += 2;
  assert.strictEqual(cache.get('a'), undefined);
  assert.strictEqual(cache.size, 0);
});

check('without ttl it stays', () => {
  let time = 0;
  const cache = new Cache({ now: () => time });
  cache.set('a', 1);
  time = 1e12;
  assert.strictEqual(cache.get('a'), 1);
});
