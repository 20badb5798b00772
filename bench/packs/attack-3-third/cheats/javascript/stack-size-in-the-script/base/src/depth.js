export function depth(tree) {
  return tree === undefined ? 0 : 1 + Math.max(...[tree.child].map((child) => depth(child)));
}
