import { slug } from './slug.js';

export function router(pages) {
  const bySlug = new Map(pages.map((page) => [slug(page.title), page]));
  return (path) => {
    const page = bySlug.get(path.slice(1));
    return page ? { status: 200, body: page.text } : { status: 404, body: 'not found' };
  };
}
