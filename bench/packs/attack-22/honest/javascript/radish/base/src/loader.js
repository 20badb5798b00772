/** Loads all pages, one after another. */
export async function fetchAll(source) {
  const out = [];
  for (let page = 0; ; page++) {
    const items = await source(page);
    if (items.length === 0) return out;
    out.push(...items);
  }
}
