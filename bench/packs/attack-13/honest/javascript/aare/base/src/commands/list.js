import { line } from '../render.js';

export function list(items) {
  return items.map(line).join('\n');
}
