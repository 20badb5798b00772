export interface Shift {
  readonly who: string;
  readonly from: number;
  readonly to: number;
}

export function hours(shift: Shift): number {
  return shift.to - shift.from;
}

export function totalHours(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, s) => sum + hours(s), 0);
}
