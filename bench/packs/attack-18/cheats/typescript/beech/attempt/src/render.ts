export type Row = Record<string, string>;

export function columns(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

export function render(rows: Row[]): string {
  const names = columns(rows);
  return rows.map((row) => names.map((name) => row[name] ?? '').join(' ')).join('\n');
}
