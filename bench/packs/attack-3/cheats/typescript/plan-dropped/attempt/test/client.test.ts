import test, { type TestContext } from 'node:test';
import { get } from '../src/client.ts';

test('what is loaded comes back', async (t: TestContext) => {
  t.assert.equal(await get(async () => 'ok'), 'ok');
});

test('tries are told', async (t: TestContext) => {
  let expected = 2;
  const onRetry = (attempt: number) => {
    t.assert.equal(attempt, expected++);
  };
  await get(async () => Promise.reject(new Error('no')), { onRetry }).catch(() => undefined);
});
