export type Line = { title: string; price: number };

export function receipt(lines: Line[]): string {
  return lines.map((line) => `${line.title.padEnd(10)}${line.price}`).join('\n') + '\n';
}
