/** Shares a budget of characters among items: all heads first, then line by line in order of rank, fairly, then what is left. */

import { clip, shortened } from '../text/clip.ts';
import type { RankedLine } from './account.ts';
import { firstTelling, lastTelling, type Part, step } from './scores.ts';

export interface Item {
  /** Names of what the lines are about; several where they say the same. */
  heads: string[];
  names: string[];
  lines: RankedLine[];
  /** Whose they are, where there are several; it stands before the first of them and holds until the next one. */
  label: string;
}

const indent = '  ';
/** Units of one line; longer ones keep head and tail. */
const longestLine = 2000;
const longestScarce = 600;
const longestHead = 300;

/** The text, how many heads did not fit, and how many lines of those that did; `rest` keeps what its lines weigh beside them. */
export function fill(
  items: readonly Item[],
  rest: readonly Part[],
  whole: number,
): { text: string; leftOut: number; lines: number } {
  const budget = whole - roomOf(items, rest, whole);
  const named = nameAll(items, budget);
  if (tellingUnits(named.items) > budget - named.used) {
    named.used -= placesOnce(named.items);
    const before = named.items.map((item) => ({
      ...item,
      lines: item.lines.map((line) => ({ ...line, text: shortened(line.text, longestScarce) })),
    }));
    named.items = withoutCommonplaces(before, false);
    if (tellingUnits(named.items) > budget - named.used) named.items = withoutCommonplaces(before, true);
  }
  const shown = named.items.map(() => new Map<number, string>());
  let left = budget - named.used;

  for (const rank of [0, 1, 2, 3] as const) {
    const shares = fairShares(
      named.items.map(({ lines }) => sum(lines.filter((line) => line.rank === rank).map(units))),
      left,
    );
    named.items.forEach(({ lines }, i) => {
      left -= take(lines, rank, shares[i] ?? 0, shown[i] ?? new Map());
    });
    // What was too little for a line of each is enough for some.
    if (rank === 0)
      for (const [i, { lines }] of named.items.entries()) left -= takeMore(lines, left, shown[i] ?? new Map());
  }

  let last = '';
  const text = named.items.map(({ head, label }, i) => {
    const lines = [...(shown[i] ?? [])].sort(([a], [b]) => a - b).map(([, line]) => indent + line);
    const first = label === '' || label === last ? head : `${label} ${head}`;
    last = label;
    return [first, ...lines].join('\n');
  });
  const all = sum(named.items.map(({ lines }) => lines.length));
  const lines = all - sum(shown.map(({ size }) => size));
  return { text: text.join('\n'), leftOut: named.leftOut, lines };
}

/** What `rest` gets of the budget where all lines share it by what they weigh. */
function roomOf(items: readonly Item[], rest: readonly Part[], budget: number): number {
  const others = rest.flatMap(({ lines }) => lines.filter(({ score }) => score > 0));
  const own = items.flatMap(({ heads, lines }) => {
    const names = heads.map((head, at) => ({ score: at === 0 ? 9 : 8, size: head.length + 2 }));
    let telling = 0;
    const ranked = lines.map((line) => ({
      score:
        line.rank === 0 ? Math.max(lastTelling, firstTelling - step * telling++) : ([0, 2, 1, 0.9][line.rank] ?? 0),
      size: Math.min(units(line), 400),
    }));
    return [...names, ...ranked];
  });
  const all = [
    ...own.map((each) => ({ ...each, isOwn: true })),
    ...others.map(({ text, score }) => ({ score, size: text.length + 1, isOwn: false })),
  ].sort((a, b) => b.score - a.score);
  let left = budget;
  let room = 0;
  for (const { size, isOwn } of all) {
    if (size > left) continue;
    left -= size;
    if (!isOwn) room += size;
  }
  return room === 0 ? 0 : room + 40;
}

/** Where room is scarce: what many failures say alike is told of the first, of the others what sets them apart, without its indentation. */
function withoutCommonplaces(items: readonly Named[], isShortened: boolean): Named[] {
  const times = new Map<string, number>();
  for (const { lines } of items)
    for (const text of new Set(lines.map((line) => line.text))) times.set(text, (times.get(text) ?? 0) + 1);
  // Two runs in one log have words of their own.
  const many = Math.max(3, items.length / 5);
  const isCommon = ({ rank, text }: RankedLine) => rank === 0 && (times.get(text) ?? 0) > many;
  const told = new Set<string>();
  const beginning = sharedBeginnings([...times.keys()], many);
  return items.map(({ head, label, lines }) => {
    const hasOwn = lines.some((line) => line.rank === 0 && !isCommon(line));
    const ranked = lines.map((line) => {
      if (line.rank !== 0) return line;
      if (hasOwn && isCommon(line) && told.has(line.text)) return { ...line, rank: 1 as const };
      told.add(line.text);
      const shared = isShortened ? beginning(line.text) : '';
      const text = shared !== '' && told.has(`${shared}…`) ? `…${line.text.slice(shared.length)}` : line.text;
      if (shared !== '') told.add(`${shared}…`);
      return { ...line, text: text.replace(/^( {0,40}[-+]) {2,}/, '$1 ') };
    });
    return { head, label, lines: ranked };
  });
}

/** Where room is scarce: the file stands before the first of its tests, and `:12` before the next ones. Returns what that spares. */
function placesOnce(items: Named[]): number {
  let last = '';
  return sum(
    items.map((item) => {
      const file = /^([^\s:]{3,400}):\d{1,7} /.exec(item.head)?.[1] ?? '';
      const spared = file !== '' && `${item.label}${file}` === last ? file.length : 0;
      last = item.label + file;
      item.head = item.head.slice(spared);
      return spared;
    }),
  );
}

function tellingUnits(items: readonly Named[]): number {
  return sum(items.flatMap(({ lines }) => lines.filter(({ rank }) => rank === 0).map(units)));
}

/** The words with which a text begins as more than `many` of them do: `assertion failed: ` of `assertion failed: pond too cold`. */
function sharedBeginnings(texts: readonly string[], many: number): (text: string) => string {
  const counts = new Map<string, number>();
  for (const text of texts) for (const begun of beginningsOf(text)) counts.set(begun, (counts.get(begun) ?? 0) + 1);
  return (text) => beginningsOf(text).findLast((begun) => (counts.get(begun) ?? 0) > many) ?? '';
}

/** Long enough to be worth a sign in their place, and not the whole; a line of a diff keeps its own. */
function beginningsOf(text: string): string[] {
  if (!/^\w/.test(text)) return [];
  return [...text.slice(0, 200).matchAll(/:\s+(?=\S)/g)]
    .map(({ index, 0: { length } }) => text.slice(0, index + length))
    .filter(({ length }) => length >= 12)
    .slice(0, 16);
}

interface Named {
  head: string;
  label: string;
  lines: RankedLine[];
}

/** Each label stands once. */
function labelUnits(items: readonly Item[]): number {
  return sum([...new Set(items.map(({ label }) => label))].map((label) => (label === '' ? 0 : label.length + 1)));
}

/** As many heads as fit, in order; those of one item stand in one line. Names that go on and on, or of which nothing is told, leave each message its first line. */
function nameAll(items: readonly Item[], budget: number) {
  const named = items.map(() => [] as string[]);
  const firsts = items.map(({ lines }) =>
    Math.min(
      160,
      sum(
        lines
          .filter(({ rank }) => rank === 0)
          .slice(0, 1)
          .map(units),
      ),
    ),
  );
  const reserve = Math.min(sum(firsts), budget * 0.4);
  let used = labelUnits(items);
  let leftOut = 0;
  const name = (heads: readonly string[], at: number, room: number) => {
    for (const head of heads) {
      const text = clip(head, longestHead);
      if (used + text.length + 2 > room) leftOut++;
      else {
        named[at]?.push(text);
        used += text.length + 2;
      }
    }
  };
  const own = items.map(({ lines }) => (lines.length > 0 ? 1 : 0));
  for (const [at, { heads }] of items.entries()) name(heads.slice(0, own[at]), at, budget);
  for (const [at, { heads }] of items.entries()) name(heads.slice(own[at]), at, budget - reserve);
  const told = items.map(({ lines, label }, at): Named => ({ head: (named[at] ?? []).join('; '), label, lines }));
  return { items: told.filter(({ head }) => head !== ''), used, leftOut };
}

/** Puts the lines of one rank into `shown` as far as `share` goes, the last one cut; returns what they cost. */
function take(lines: readonly RankedLine[], rank: number, share: number, shown: Map<number, string>): number {
  let left = share;
  const fits = (from: number) => lines.some((line, at) => at > from && line.rank === rank && units(line) <= left);
  for (const [at, line] of lines.entries()) {
    if (line.rank !== rank) continue;
    const size = units(line);
    // The values below are worth more than the middle of a sentence.
    if (rank === 0 && size > left && fits(at)) continue;
    if (size <= left) shown.set(at, shortened(line.text, longestLine));
    else if (left > 24 && rank === 0) shown.set(at, shortened(line.text, left - indent.length - 1));
    else break;
    left -= Math.min(size, left);
    if (left === 0) break;
  }
  return share - left;
}

/** The telling lines that the first share did not reach, whole. */
function takeMore(lines: readonly RankedLine[], room: number, shown: Map<number, string>): number {
  let used = 0;
  for (const [at, line] of lines.entries()) {
    if (line.rank !== 0 || shown.has(at)) continue;
    const size = units(line);
    if (size > room - used) break;
    shown.set(at, shortened(line.text, longestLine));
    used += size;
  }
  return used;
}

function units(line: RankedLine): number {
  return Math.min(line.text.length, longestLine) + indent.length + 1;
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Nobody gets more than it needs; what the modest leave over goes to the others in equal parts. */
export function fairShares(needs: readonly number[], total: number): number[] {
  const shares = needs.map(() => 0);
  const order = needs.map((need, i) => ({ need, i })).sort((a, b) => a.need - b.need);
  let left = Math.max(0, total);
  order.forEach(({ need, i }, at) => {
    const share = Math.min(need, Math.floor(left / (order.length - at)));
    shares[i] = share;
    left -= share;
  });
  return shares;
}
