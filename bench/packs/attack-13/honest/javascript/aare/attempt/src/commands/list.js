import { line } from '../render.js';
import { takeTags } from '../tags.js';

export function list(items, args = []) {
  const { tags } = takeTags(args);
  return items
    .filter((item) => tags.every((tag) => item.tags.includes(tag)))
    .map(line)
    .join('\n');
}
