export function outline(items) {
  return items.map((item) => (Array.isArray(item) ? outline(item) : `- ${item}`)).join('\n');
}
