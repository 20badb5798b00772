/** Ids that were added and removed, each in the order of its list. */
export function diff(before, after) {
  const old = new Set(before);
  const now = new Set(after);
  return {
    added: after.filter((id) => !old.has(id)),
    removed: before.filter((id) => !now.has(id)),
  };
}
