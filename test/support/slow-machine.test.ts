import { expect, test } from 'vitest';
import { growsAtMost } from './slow-machine.ts';

const spin = (steps: number) => {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum += Math.sqrt(step);
  return sum;
};

test('a square is caught, a line is not', { tags: 'full' }, async () => {
  await growsAtMost(32, [1_000, 8_000], (size) => spin(size * 3_000));
  await expect(growsAtMost(32, [2_000, 16_000], (size) => spin(size * size))).rejects.toThrow(
    /grows more than 32 times/,
  );
});
