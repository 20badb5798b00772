/** The rows of the listing, hidden ones left out. */
export function listing(entries) {
  const rows = entries.filter((entry) => !entry.hidden).map(({ date, name }) => ({ date, name }));
  return rows.sort((a, b) => b.date > a.date || a.name > b.name);
}
