import type { Hour } from './hour.ts';

export interface Shift {
  readonly who: string;
  readonly from: Hour;
  readonly to: Hour;
}

export function hours(shift: Shift): number {
  return shift.to - shift.from;
}

export function totalHours(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, s) => sum + hours(s), 0);
}
