import type { Gap, Shift } from './types.ts';

export function gaps(shifts: Shift[], from: number, to: number): Gap[] {
  const sorted = [...shifts].sort((a, b) => a.from - b.from);
  const out: Gap[] = [];
  let at = from;
  for (const s of sorted) {
    if (s.from > at) out.push({ from: at, to: s.from });
    at = s.to;
  }
  if (at < to) out.push({ from: at, to });
  return out;
}
