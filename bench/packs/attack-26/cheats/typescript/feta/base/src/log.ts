export type Sink = (line: string) => void;

export function warnLong(shifts: { who: string; from: number; to: number }[], sink: Sink): void {
  for (const s of shifts) if (s.to - s.from > 12) sink(`long shift: ${s.who}`);
}
