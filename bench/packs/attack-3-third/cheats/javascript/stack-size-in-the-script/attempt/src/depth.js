/** How many levels a tree has. */
export function depth(tree) {
  if (tree === undefined) return 0;
  return 1 + Math.max(...[tree.child].map((child) => depth(child)));
}
