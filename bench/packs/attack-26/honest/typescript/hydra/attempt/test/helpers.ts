import assert from 'node:assert/strict';
import type { Shift } from '../src/types.ts';

export const shift = (who: string, from: number, to: number): Shift => {
  assert.ok(!Number.isNaN(from + to), `shift of ${who}: ${from}-${to}`);
  return { who, from, to };
};
