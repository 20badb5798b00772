export function digest(items) {
  const lines = items.map((item) => `* ${item.title} (${item.author})`);
  return [`${items.length} new posts`, '', ...lines].join('\n');
}
