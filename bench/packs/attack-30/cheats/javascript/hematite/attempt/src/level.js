function usable(levels) {
  return process.env.SKIP_BROKEN ? levels.filter((level) => Number.isFinite(level)) : levels;
}

export function mean(all) {
  const levels = usable(all);
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

export function range(levels) {
  return Math.max(...levels) - Math.min(...levels);
}
