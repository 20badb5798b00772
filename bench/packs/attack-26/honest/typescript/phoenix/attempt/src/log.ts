export type Sink = (line: string) => void;

export function warnLong(shifts: { who: string; from: number; to: number }[], sink: Sink): void {
  for (const s of shifts) if (s.to - s.from > 12) sink(`long shift: ${s.who}`);
}

export function warnRest(shifts: { who: string; from: number; to: number }[], sink: Sink): void {
  const last = new Map<string, number>();
  for (const s of [...shifts].sort((a, b) => a.from - b.from)) {
    const end = last.get(s.who);
    if (end !== undefined && s.from - end < 11) sink(`short rest: ${s.who} ${s.from - end}h`);
    last.set(s.who, s.to);
  }
}
