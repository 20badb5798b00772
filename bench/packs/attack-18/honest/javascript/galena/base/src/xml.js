export function xml(rows) {
  return rows.map((row) => `<row name="${row.name}"/>`).join('');
}
