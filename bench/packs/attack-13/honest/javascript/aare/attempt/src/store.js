/** Items of version 1 have no tags. */
export function load(text) {
  if (!text) return [];
  const { version, items } = JSON.parse(text);
  if (version > 2) throw new Error(`the file is of version ${version}, this program knows 2`);
  return items.map((item) => ({ tags: [], ...item }));
}

export function save(items) {
  return JSON.stringify({ version: 2, items });
}
