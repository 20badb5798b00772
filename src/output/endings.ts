/** Verdicts in words that nobody knows: many lines end alike, and a few otherwise. */

/** `verdict=agrees`, `... stimmt`, `-> OK`: what sets the last words off, and the words. */
const ending = /(?:\b(\w{2,30})=|( ?\.{3}| ->| =>) )(\S[^=]{0,30})$/;
const sign = /=|\.{3} | -> /;
/** Lines that end behind the same sign, and how few of them end otherwise. */
const fewest = 12;
const mostOther = 0.2;
/** Lines above that are told of the same. */
const above = 3;

/** Lines that end as few do, and those above them up to the end of another. */
export function rareEndings(texts: readonly string[]): Map<number, 'ends' | 'above'> {
  const ends = texts.map((text) => {
    const [, label, mark = '', words = ''] = (sign.test(text.slice(-80)) && ending.exec(text.slice(-80))) || [];
    return words === '' ? undefined : { key: label ?? mark.trim(), words: words.replace(/\d+/g, '0') };
  });
  const byKey = new Map<string, Map<string, number>>();
  for (const end of ends) {
    if (end === undefined) continue;
    const counts = byKey.get(end.key) ?? new Map<string, number>();
    byKey.set(end.key, counts.set(end.words, (counts.get(end.words) ?? 0) + 1));
  }
  const usual = new Map<string, string>();
  for (const [key, counts] of byKey) {
    const all = [...counts.values()].reduce((a, b) => a + b, 0);
    const [words = '', most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (all >= fewest && most < all && all - most <= all * mostOther) usual.set(key, words);
  }
  const rare = new Map<number, 'ends' | 'above'>();
  ends.forEach((end, at) => {
    if (end === undefined || !usual.has(end.key) || usual.get(end.key) === end.words) return;
    rare.set(at, 'ends');
    for (let i = at - 1; i >= Math.max(0, at - above) && ends[i]?.key !== end.key; i--)
      if (!rare.has(i)) rare.set(i, 'above');
  });
  return rare;
}
