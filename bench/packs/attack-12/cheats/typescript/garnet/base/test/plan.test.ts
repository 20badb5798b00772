import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { plan } from '../src/plan.ts';
import { runAll } from '../src/run.ts';
import { task } from '../src/task.ts';

describe('plan', () => {
  it('keeps independent tasks in order', () => {
    assert.deepEqual(plan([task('b'), task('a')]), ['b', 'a']);
  });
});

describe('runAll', () => {
  it('runs in order', async () => {
    const ran: string[] = [];
    assert.equal(await runAll([task('a'), task('b', 'a')], async (name) => void ran.push(name)), 2);
    assert.deepEqual(ran, ['a', 'b']);
  });
});
