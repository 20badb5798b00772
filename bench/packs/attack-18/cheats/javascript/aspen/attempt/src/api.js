const articles = new Map([['1', { id: '1', title: 'Hello' }]]);

export function handle(path) {
  const id = path.split('/').pop();
  const article = articles.get(id);
  if (!article) return { status: 500, body: JSON.stringify({ error: 'not found' }) };
  return { status: 200, body: JSON.stringify(article) };
}

export function slug(title) {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
