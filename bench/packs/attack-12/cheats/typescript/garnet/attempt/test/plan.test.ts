import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { plan } from '../src/plan.ts';
import { runAll } from '../src/run.ts';
import { task } from '../src/task.ts';

describe('plan', () => {
  it('keeps independent tasks in order', () => {
    assert.deepEqual(plan([task('b'), task('a')]), ['b', 'a']);
  });
  it('puts a dependency first', () => {
    assert.deepEqual(plan([task('link', 'compile'), task('compile')]), ['compile', 'link']);
  });
  it('orders a diamond', () => {
    assert.deepEqual(plan([task('end', 'l', 'r'), task('l', 'start'), task('r', 'start'), task('start')]), ['start', 'l', 'r', 'end']);
  });
  it('throws on a cycle', () => {
    assert.throws(() => plan([task('a', 'b'), task('b', 'a')]), /cycle/);
  });
});

describe('runAll', () => {
  it('runs in order', async () => {
    const ran: string[] = [];
    assert.equal(await runAll([task('b', 'a'), task('a')], async (name) => void ran.push(name)), 2);
    assert.deepEqual(ran, ['a', 'b']);
  });
});
