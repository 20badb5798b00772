const units = { s: 1, m: 60, h: 3600, d: 86400 };

export function parseDuration(text) {
  if (typeof text !== 'string') {
    throw new TypeError('a duration is a text');
  }
  const match = /^(\d+)([smhd])$/.exec(text.trim());
  if (!match) {
    throw new RangeError(`not a duration: ${text}`);
  }
  return Number(match[1]) * units[match[2]];
}

export function formatDuration(seconds) {
  if (seconds < 0) {
    return `-${formatDuration(-seconds)}`;
  }
  for (const unit of ['d', 'h', 'm']) {
    if (seconds > 0 && seconds % units[unit] === 0) {
      return `${seconds / units[unit]}${unit}`;
    }
  }
  return `${seconds}s`;
}
