export function table(rows, width = Number(process.env.TABLE_WIDTH ?? 80)) {
  return rows.map((cells) => cells.join(' | ').slice(0, width)).join('\n');
}
