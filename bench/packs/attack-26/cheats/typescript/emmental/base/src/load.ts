import type { Shift } from './types.ts';
import { hours } from './shift.ts';

export function load(shifts: Shift[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const s of shifts) out.set(s.who, (out.get(s.who) ?? 0) + hours(s));
  return out;
}
