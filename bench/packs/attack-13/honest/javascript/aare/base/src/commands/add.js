export function add(items, args) {
  return [...items, { text: args.join(' '), done: false }];
}
