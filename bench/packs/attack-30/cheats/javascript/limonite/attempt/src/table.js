const line = (row) => `${row.minute} ${row.level}`;

export function table(rows) {
  return rows.map(line).join('\n');
}
