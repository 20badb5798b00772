const LETTERS = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

export function slug(name) {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (c) => LETTERS[c])
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
