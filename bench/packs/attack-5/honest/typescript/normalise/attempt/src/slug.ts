import { ascii } from './ascii.ts';

export function slug(title: string): string {
  return ascii(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
