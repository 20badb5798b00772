/** A table as text; the first row holds the headings. */
export function table([headings = [], ...rows], width = Number(process.env.TABLE_WIDTH ?? 80)) {
  return [headings, ...rows].map((cells) => cells.join(' | ').slice(0, width)).join('\n');
}
