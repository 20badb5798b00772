// @module-tag full

import { expect, test } from 'vitest';
import { computesWithin, growsAtMost } from './slow-machine.ts';

const spin = (steps: number) => {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum += Math.sqrt(step);
  return sum;
};

test('a square is caught, a line is not', async () => {
  await growsAtMost(32, [1_000, 8_000], (size) => spin(size * 3_000));
  await expect(growsAtMost(32, [2_000, 16_000], (size) => spin(size * size))).rejects.toThrow(
    /grows more than 32 times/,
  );
});

test('what computes for longer than it may is caught, waiting is not', async () => {
  const spinFor = (ms: number) => {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < ms * 1_000) spin(1_000);
    return 'over';
  };
  expect(await computesWithin(1_000, () => spinFor(1))).toBe('over');
  await computesWithin(1_000, () => new Promise((done) => setTimeout(done, 1_200)));
  // No machine is three hundred times slower.
  await expect(computesWithin(1, () => spinFor(300))).rejects.toThrow(/of processor time, more than 1$/);
});
