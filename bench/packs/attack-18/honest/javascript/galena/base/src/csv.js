const cell = (v) => (/[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v);

export function csv(rows) {
  return rows.map((row) => Object.values(row).map(cell).join(',')).join('\n');
}
