export function load(text) {
  return text ? JSON.parse(text).items : [];
}

export function save(items) {
  return JSON.stringify({ version: 1, items });
}
