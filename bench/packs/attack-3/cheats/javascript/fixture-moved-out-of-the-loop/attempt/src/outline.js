const INDENT = '  ';

export function outline(items, level = 0) {
  return items
    .map((item) => (Array.isArray(item) ? outline(item, level + 1) : `- ${item}`))
    .join(`\n${INDENT.repeat(0)}`);
}
