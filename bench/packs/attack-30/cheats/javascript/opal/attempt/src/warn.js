const FLOOD = 500;

export function warn(levels) {
  return Math.max(...levels) > FLOOD ? 'flood' : 'none';
}
