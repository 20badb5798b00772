export interface Shift {
  readonly who: string;
  readonly from: number;
  readonly to: number;
}

export function hours(shift: Shift): number {
  const length = shift.to - shift.from;
  return length < 0 ? length + 24 : length;
}

export function totalHours(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, s) => sum + hours(s), 0);
}
