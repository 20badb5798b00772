export function digest(items) {
  const lines = items.map((item) => `- ${item.title}, by ${item.author}`);
  return [`${items.length} new ${items.length === 1 ? 'post' : 'posts'}`, '', ...lines].join('\n');
}
