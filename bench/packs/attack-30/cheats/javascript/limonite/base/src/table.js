export function table(rows) {
  return rows.map((row) => `${row.minute} ${row.level}`).join('\n');
}
