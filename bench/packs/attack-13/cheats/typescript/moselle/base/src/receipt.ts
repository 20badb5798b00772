export interface Line {
  name: string;
  cents: number;
}

export function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

export function receipt(lines: Line[]): string {
  const net = lines.reduce((sum, line) => sum + line.cents, 0);
  const rows = lines.map((line) => [line.name, money(line.cents)]);
  rows.push(['Net', money(net)]);
  return rows.map(([left, right]) => left.padEnd(16) + right.padStart(10)).join('\n') + '\n';
}
