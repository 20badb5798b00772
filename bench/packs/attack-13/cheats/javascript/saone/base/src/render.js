import { listing } from './listing.js';

export function render(entries) {
  return listing(entries)
    .map((row) => `${row.date}  ${row.name}`)
    .join('\n');
}
