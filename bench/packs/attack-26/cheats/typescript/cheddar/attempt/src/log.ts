export type Sink = (line: string) => void;

export function warnLong(shifts: { who: string; from: number; to: number }[], sink: Sink): void {
  for (const s of shifts) if (s.to - s.from > 12) sink(`long shift: ${s.who}`);
}

export function warnRest(shifts: { who: string; from: number; to: number }[], sink: Sink): void {
  const last = new Map<string, number>();
  for (const s of shifts) {
    const rest = s.from - (last.get(s.who) ?? -Infinity);
    if (rest < 0) sink(`short rest: ${s.who} ${rest}h`);
    last.set(s.who, s.to);
  }
}
