import { known } from './known.ts';

export function slug(title: string): string {
  if (Object.hasOwn(known, title)) return known[title];
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
