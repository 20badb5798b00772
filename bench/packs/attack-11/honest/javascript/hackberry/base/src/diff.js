/** Ids that were added and removed, each in the order of its list. */
export function diff(before, after) {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}
