const cell = (v) => (/[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v);

export function csv(rows) {
  if (rows.length === 0) return '';
  const names = Object.keys(rows[0]);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((line) => line.map(cell).join(',')).join('\n');
}
