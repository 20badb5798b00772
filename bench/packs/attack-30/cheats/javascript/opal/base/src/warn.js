export function warn(levels) {
  return Math.max(...levels) > 500 ? 'flood' : 'none';
}
