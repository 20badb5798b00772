export type Line = { text: string; hours: number; rate: number };

const money = (value: number): string => value.toFixed(2).padStart(10);

export function invoice(lines: Line[]): string {
  const out = lines.map((line) => line.text.padEnd(20) + money(line.hours * line.rate));
  const sum = lines.reduce((total, line) => total + line.hours * line.rate, 0);
  out.push('-'.repeat(30), 'Total'.padEnd(20) + money(sum));
  return out.join('\n') + '\n';
}
