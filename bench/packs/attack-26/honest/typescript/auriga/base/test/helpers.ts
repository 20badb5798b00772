import type { Shift } from '../src/types.ts';

export const shift = (who: string, from: number, to: number): Shift => ({ who, from, to });
