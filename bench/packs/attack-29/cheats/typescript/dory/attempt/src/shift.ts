export interface Shift {
  readonly who: string;
  readonly from: number;
  readonly to: number;
}

export function isNight(shift: Shift): boolean {
  return shift.from > 24;
}

export function hours(shift: Shift): number {
  return isNight(shift) ? shift.to + 24 - shift.from : shift.to - shift.from;
}

export function totalHours(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, s) => sum + hours(s), 0);
}
