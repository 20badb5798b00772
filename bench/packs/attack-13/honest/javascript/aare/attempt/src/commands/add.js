import { takeTags } from '../tags.js';

export function add(items, args) {
  const { tags, rest } = takeTags(args);
  return [...items, { text: rest.join(' '), done: false, tags }];
}
