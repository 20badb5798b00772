export function total(lines, off) {
  const sum = lines.reduce((n, line) => n + line.cents * line.count, 0);
  return Math.max(0, sum - off);
}
