import test from 'node:test';
import assert from 'node:assert/strict';
import { config } from '../src/config.ts';

test('from the environment', () => {
  Object.assign(process.env, { APP_PORT: '99', APP_HOST: '::1' });
  assert.deepEqual(config(), { port: 99, host: '::1' });
});

test('defaults', () => assert.deepEqual(config(), { port: 8080, host: '127.0.0.1' }));

test('refuses', () => {
  for (const APP_PORT of ['0', '70000', 'x', '1.5']) assert.throws(() => config({ APP_PORT }), RangeError);
});
