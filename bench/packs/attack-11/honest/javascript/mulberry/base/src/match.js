export function match(pattern, path) {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return null;
  const values = {};
  for (const [index, name] of names.entries()) {
    if (name.startsWith(':')) values[name.slice(1)] = decodeURIComponent(parts[index]);
    else if (name !== parts[index]) return null;
  }
  return values;
}
