/** What stands in a file where something like the text that was looked for is: for the model to see what it got wrong. */

const mostPlaces = 3;
const mostLines = 12;
const leastLikeness = 0.5;

/** A few places with line numbers; empty where nothing is alike. */
export function nearest(text: string, wanted: string): string {
  const lines = text.split(/\r?\n/);
  const sought = wanted.split(/\r?\n/);
  const key = sought.findIndex((line) => line.trim() !== '');
  if (key === -1) return '';
  const first = pairsOf(sought[key] ?? '');
  const places = lines
    .map((line, at) => ({ at: at - key, likeness: likeness(first, pairsOf(line)) }))
    .filter((place) => place.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.at - b.at)
    .slice(0, mostPlaces);
  if (places.length === 0) return '; no line of it is like its first line';
  const shown = places.map(({ at }) => {
    const from = Math.max(0, at);
    const part = lines.slice(from, from + Math.min(sought.length, mostLines));
    return part.map((line, index) => `${from + index + 1}\t${line.slice(0, 400)}`).join('\n');
  });
  return `. The nearest there is:\n${shown.join('\n[…]\n')}`;
}

/** Pairs of neighbouring characters without white space. */
function pairsOf(line: string): Map<string, number> {
  const plain = line.replace(/\s+/g, '').slice(0, 400);
  const pairs = new Map<string, number>();
  for (let at = 0; at < Math.max(1, plain.length - 1); at++) {
    const pair = plain.slice(at, at + 2);
    if (pair !== '') pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Dice's coefficient, 0 to 1. */
function likeness(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  const total = [...a.values(), ...b.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}
