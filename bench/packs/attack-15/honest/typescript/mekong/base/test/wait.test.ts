import test from 'node:test';
import assert from 'node:assert/strict';
import { until } from '../src/wait.ts';

test('waits', async () => {
  let n = 0;
  assert.equal(await until(() => ++n === 3), 3);
});
test('gives up', () => assert.rejects(until(() => false, 2), /not ready/));
