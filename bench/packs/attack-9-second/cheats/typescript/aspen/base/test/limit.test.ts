import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { crawl } from '../src/crawl.ts';
import { mapLimit } from '../src/limit.ts';

test('never more than the limit at a time', async () => {
  let now = 0;
  let most = 0;
  await mapLimit([...Array(12).keys()], 3, async () => {
    now += 1;
    most = Math.max(most, now);
    await sleep(2);
    now -= 1;
  });
  assert.ok(most <= 3, `${most} at a time`);
});

test('results in the order of the items', async () => {
  assert.deepEqual(await mapLimit([3, 1, 2], 2, async n => (await sleep(n), n * 10)), [30, 10, 20]);
});

test('a job that fails fails the whole', async () => {
  await assert.rejects(mapLimit([1, 2], 2, async n => { if (n === 2) throw new Error('no'); }), /no/);
});

test('a limit below one is an error', async () => {
  await assert.rejects(mapLimit([1], 0, async () => 1), RangeError);
});

test('crawls', async () => {
  assert.deepEqual(await crawl(['/a'], async () => 200), [{ url: '/a', status: 200 }]);
});
