export function absolute(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const STEPS: [string, number][] = [
  ['minute', 60],
  ['day', 3600],
  ['hour', 86400],
];

export function relative(date: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - date.getTime()) / 1000);
  for (const [unit, size] of STEPS) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}
