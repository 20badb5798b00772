import test from 'node:test';
import assert from 'node:assert';
import { formatFilter, parseFilter } from '../src/query.js';

test('reads page and limit as numbers', () => {
  assert.deepEqual(parseFilter('state=failed&page=2&limit=20'), { state: 'failed', page: 2, limit: 20 });
  assert.equal(parseFilter('page=3').page, 3);
  assert.equal(parseFilter('limit=100').limit, 100);
});

test('refuses a bad page or limit', () => {
  assert.throws(() => parseFilter('page=0'), /bad page: 0/);
  assert.throws(() => parseFilter('page=x'), /bad page: x/);
  assert.throws(() => parseFilter('limit=101'), /bad limit: 101/);
});

test('goes back to a query', () => {
  assert.equal(formatFilter(parseFilter('page=2&limit=20')), 'page=2&limit=20');
});
