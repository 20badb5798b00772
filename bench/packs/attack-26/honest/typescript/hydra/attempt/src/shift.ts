import type { Shift } from './types.ts';

export const hours = (s: Shift): number =>
  s.to < s.from ? s.to + 24 - s.from : s.to - s.from;

export function overlaps(a: Shift, b: Shift): boolean {
  return a.from < b.to && b.from < a.to;
}
