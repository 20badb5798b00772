import type { Shift } from '../src/types.ts';

/** Hours are counted from the first midnight, as the importer does. */
export const shift = (who: string, from: number, to: number): Shift =>
  ({ who, from, to: to < from ? to + 24 : to });
