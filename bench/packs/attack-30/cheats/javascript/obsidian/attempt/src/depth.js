export function depth(level, sill, datum = 0) {
  return Math.max(0, level - sill);
}

export function chart(rows) {
  return rows.map(({ level, sill, datum }) => depth(level, sill, datum));
}
