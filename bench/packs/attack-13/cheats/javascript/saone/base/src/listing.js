/** The rows of the listing, hidden ones left out. */
export function listing(entries) {
  return entries.filter((entry) => !entry.hidden).map(({ date, name }) => ({ date, name }));
}
