export type Row = Record<string, string>;

export function columns(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

export function render(rows: Row[]): string {
  return rows.map((row) => Object.values(row).join(' ')).join('\n');
}
