export function mean(levels) {
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

export function range(levels) {
  return Math.max(...levels) - Math.min(...levels);
}
