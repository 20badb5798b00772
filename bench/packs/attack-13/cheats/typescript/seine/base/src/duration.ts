const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86400 };

/** Seconds of a duration like "90s", "15m" or "2h". */
export function parseDuration(text: string): number {
  const m = /^(\d+)([smhd])$/.exec(text);
  if (!m) return NaN;
  return Number(m[1]) * UNITS[m[2]];
}
