import test from 'node:test';
import assert from 'node:assert/strict';
import { line } from '../src/log.js';
import { assertGolden } from './golden.js';

const get = { method: 'GET', path: '/a', status: 200 };

test('a get', () => assertGolden('get', line(get)));

test('the id as given', () => {
  assert.equal(line(get, new Date(0), 'cafe0123'), '1970-01-01T00:00:00.000Z id=cafe0123 GET /a 200');
});
