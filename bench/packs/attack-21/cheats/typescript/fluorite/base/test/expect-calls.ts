import assert from 'node:assert/strict';

/** Counts calls of fn; at the end of the block there must have been so many. */
export function expectCalls<A extends unknown[], R>(times: number, fn: (...args: A) => R) {
  let count = 0;
  return {
    call: (...args: A): R => {
      count += 1;
      return fn(...args);
    },
    [Symbol.dispose]() {
      assert.equal(count, times, `expected ${times} calls, saw ${count}`);
    },
  };
}
