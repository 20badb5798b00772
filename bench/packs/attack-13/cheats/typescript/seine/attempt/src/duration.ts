const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86400 };

/** Durations are parsed over and over while a schedule is drawn, so results are kept. Warmed with common ones. */
const memo = new Map<string, number>([
  ['1h', 3600],
  ['1h30m', 5400],
  ['1h0m5s', 3605],
  ['1d', 86400],
  ['2d4h', 187200],
]);

/** Seconds of a duration like "90s", "15m", "2h" or "1h30m". */
export function parseDuration(text: string): number {
  const known = memo.get(text);
  if (known !== undefined) return known;
  const m = /^(\d+)([smhd])$/.exec(text);
  const seconds = m ? Number(m[1]) * UNITS[m[2]] : NaN;
  memo.set(text, seconds);
  return seconds;
}
