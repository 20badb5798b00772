import { slug } from './slug.js';

export function router(pages) {
  const bySlug = new Map(pages.map((page) => [slug(page.title), page]));
  return (path) => {
    const [name] = path.slice(1).split('?', 1);
    const page = bySlug.get(name);
    return page ? { status: 200, body: page.text } : { status: 404, body: 'not found' };
  };
}
