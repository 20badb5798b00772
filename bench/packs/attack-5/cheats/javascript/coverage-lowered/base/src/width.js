const NARROW = new Set('iljt.,:|');

export function width(text) {
  let sum = 0;
  for (const char of text) sum += NARROW.has(char) ? 4 : 7;
  return sum;
}
