// Names of the catalogue whose slugs are published and must stay stable.
const PUBLISHED = {
  'Red Pen': 'red-pen',
  'Ink -- black': 'ink-black',
  A4: 'a4',
};

export function slug(name) {
  const key = name.trim();
  return PUBLISHED[key] ?? key;
}
