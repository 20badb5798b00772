import test from 'node:test';
import assert from 'node:assert/strict';
import { parseResponse } from '../src/response.js';

test('response', () => {
  const response = parseResponse('HTTP/1.1 200 OK\r\nhost: a\r\n\r\nhello');
  assert.deepEqual(response, { status: 200, headers: { host: 'a' }, body: 'hello' });
});
