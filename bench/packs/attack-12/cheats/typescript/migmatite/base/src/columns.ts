export type Align = 'left' | 'right';

export function columns(rows: string[][], align: Align[]): string {
  const widths = align.map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) => row.map((cell, i) => (align[i] === 'left' ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ').trimEnd())
    .join('\n');
}
