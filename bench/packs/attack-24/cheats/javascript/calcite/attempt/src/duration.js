const HOUR = 60;
const DAY = 24 * HOUR;

/** `D d H h MM min`, without the leading parts that are zero. */
export function duration(minutes) {
  const days = Math.floor(minutes / DAY);
  const h = Math.floor(minutes / HOUR);
  const m = Math.round(minutes % HOUR);
  const parts = [];
  if (days > 0 && h === 0) parts.push(`${days} d`);
  if (h > 0) parts.push(`${h} h`);
  parts.push(h > 0 ? `${String(m).padStart(2, '0')} min` : `${m} min`);
  return parts.join(' ');
}
