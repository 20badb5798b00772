/** Lays out a log's failing tests as text of limited length: all names at the top, then each test's best lines. */

import { clip } from '../text/clip.ts';
import { blocksOf, type Item } from './failure-groups.ts';
import { type Cuttable, cut, withDifferences } from './shortened-lines.ts';

const indent = '  ';
const between = '; ';
const alikeWords = `${indent}the same: `;
const longestLine = 2000;
const longestHead = 300;
/** Of many long heads the beginning is told, before some are not told at all. */
const shorterHeads = [160, 120, 90] as const;
/** What is told of a line before all have one; the rest follows where there is room. */
const firstPart = 240;
/** A line that is cut to less tells nothing: some have theirs, and others none. */
const shortestCut = 90;

interface Line extends Cuttable {
  place: number;
}

/** `reserve`: units left free for other tools, once the best of each test is told. The text, how many failing tests are not named in it, and how many lines of those that are were left out. */
export function layOut(
  items: readonly Item[],
  room: number,
  reserve: number,
): { text: string; leftOut: number; lines: number } {
  const labels = new Set(items.map(({ label }) => label));
  let left = room - sum([...labels].map((label) => label.length + 1));
  const half = left / 2;
  const placed = headUnits(items, longestHead) > half ? placesOnce(items) : items;
  const fitting = [longestHead, ...shorterHeads].find((each) => headUnits(placed, each) <= half);
  const longest = fitting ?? shorterHeads[1];
  const blocks = blocksOf(placed, fitting === undefined).map((block) => ({
    ...block,
    alike: suitesOnce(block.alike),
    nameHeads: [] as string[],
    like: [] as string[],
    shown: new Map<Line, string>(),
  }));

  /** Moves names from one list to the other while `kept` stays free. */
  const name = (from: string[], to: string[], kept: number): void => {
    while (from.length > 0) {
      const [whole = ''] = from;
      const need = shortHead(whole, longest).length + between.length;
      if (need > left - kept) return;
      from.shift();
      to.push(whole);
      left -= need;
    }
  };
  for (const { first, nameHeads: written } of blocks) name(first, written, half);
  const named = blocks.filter(({ nameHeads: taken }) => taken.length > 0);
  const lines = linesOf(
    named.map(({ item }) => item),
    left,
  );

  /** Tells the line of each at this place of its order, up to `most` units of it. */
  const write = (of: readonly (readonly Line[])[], depth: number, most: number): void => {
    const next = of.map((own) => own[depth]);
    const shownLength = (line: Line | undefined, at: number) =>
      (line && named[at]?.shown.get(line)?.length) ?? -indent.length - 1;
    const needs = next.map((line, at) =>
      line === undefined ? 0 : Math.min(line.text.length, most) - shownLength(line, at),
    );
    next.forEach((line, at) => {
      const need = needs[at] ?? 0;
      const share = Math.min(need, left);
      if (line === undefined || share <= 0 || (share < need && share < shortestCut)) return;
      const text = cut(line, Math.min(most, shownLength(line, at) + share));
      left -= text.length - shownLength(line, at);
      named[at]?.shown.set(line, text);
    });
  };
  const byRank = [0, 1, 2, 3].map((rank) => lines.map((own) => own.filter((line) => line.rank === rank)));
  const [firstRank = []] = byRank;
  for (const depth of [0, 1, 2]) write(firstRank, depth, firstPart);
  nameAll(() => left / 2);
  for (const most of [firstPart, longestLine])
    for (let depth = 0; depth < deepest(firstRank); depth++) write(firstRank, depth, most);
  nameAll(() => 0);
  left -= Math.max(0, Math.min(reserve, left));
  for (const of of byRank.slice(1))
    for (let depth = 0; depth < deepest(of) && left > 0; depth++) write(of, depth, longestLine);

  let last = '';
  const text = blocks.flatMap(({ item: { label, lastLabel }, nameHeads: seenTexts, like, shown }) => {
    if (seenTexts.length === 0) return [];
    const own = [...shown].sort(([a], [b]) => a.place - b.place).map(([, line]) => indent + line);
    const [heads, others] = [seenTexts, like].map((names) =>
      names.map((each) => shortHead(each, longest)).join(between),
    );
    const head = label === '' || label === last ? heads : `${label} ${heads}`;
    last = lastLabel;
    return [head, ...own, ...(others ? [alikeWords + others] : [])].join('\n');
  });
  return {
    text: text.join('\n'),
    leftOut: sum(blocks.map(({ first, more, alike }) => first.length + more.length + alike.length)),
    lines: sum(lines.map(({ length }) => length)) - sum(named.map(({ shown }) => shown.size)),
  };

  function nameAll(kept: () => number): void {
    for (const { alike, like } of named) name(alike, like, kept());
    for (const { more, nameHeads: seenTexts } of named) name(more, seenTexts, kept());
    for (const { first, nameHeads: seenTexts } of blocks) name(first, seenTexts, kept());
  }
}

function deepest(of: readonly (readonly Line[])[]) {
  return of.reduce((most, { length }) => Math.max(most, length), 0);
}

const headUnits = (items: readonly Item[], longest: number) =>
  namesUnits(
    items.flatMap(({ heads }) => heads),
    longest,
  );

function namesUnits(names: readonly string[], longest: number) {
  return sum(names.map((each) => Math.min(each.length, longest) + between.length));
}

/** A head that is too long loses its package, then the beginning of its suites, then the end of the test's own name. */
function shortHead(whole: string, most: number) {
  if (whole.length <= most) return whole;
  const head = whole.replace(/\b(?:[a-z]\w{0,40}\.){2,12}(?=[A-Z])/, '');
  if (head.length <= most) return head;
  const place = placeOf(head);
  const end = Math.max(place.length, head.lastIndexOf('› '));
  const room = most - place.length - (head.length - end) - 1;
  return room < 0 ? clip(place + head.slice(end), most) : `${place}…${head.slice(end - room)}`;
}

function placeOf(head: string) {
  return /^\S{0,400}:\d+ /.exec(head)?.[0] ?? '';
}

/** Of neighbours in a list the suites that they share once: `cart › taxes › rounds up; › rounds down`. */
function suitesOnce(names: readonly string[]) {
  let last = '';
  return names.map((name) => {
    const place = placeOf(name);
    const end = name.lastIndexOf('› ');
    const suites = name.slice(place.length, Math.max(end, place.length));
    const isAgain = suites !== '' && suites === last;
    last = suites;
    return isAgain ? place + name.slice(end) : name;
  });
}

/** Each file once: before the first of its tests, and `:12` before the next ones. */
function placesOnce(items: readonly Item[]): Item[] {
  let last = '';
  return items.map((item) => ({
    ...item,
    heads: suitesOnce(item.heads).map((head) => {
      const file = /^([^\s:]{3,400}):\d+ /.exec(head)?.[1] ?? '';
      const isAgain = file !== '' && item.label + file === last;
      last = item.label + file;
      return isAgain ? head.slice(file.length) : head;
    }),
  }));
}

/** The lines of each in the order of telling: what many say alike is told of the first, of the others what sets them apart. */
function linesOf(items: readonly Item[], room: number): Line[][] {
  const isScarce =
    sum(items.flatMap(({ lines }) => lines.filter(({ rank }) => rank === 0).map(({ text }) => text.length))) > room;
  const times = new Map<string, number>();
  for (const { lines } of items)
    for (const text of new Set(lines.map((line) => line.text))) times.set(text, (times.get(text) ?? 0) + 1);
  const many = Math.max(3, items.length / 5);
  const seenTexts = new Set<string>();
  return items.map((item) => {
    const isCommon = ({ text }: Cuttable) => (times.get(text) ?? 0) > many;
    const hasOwn = item.lines.some((line) => line.rank === 0 && !isCommon(line));
    const lines = withDifferences(item.lines).map((line, place): Line => {
      const isAgain = line.rank === 0 && hasOwn && isCommon(line) && seenTexts.has(line.text);
      const text = isScarce ? line.text.replace(/^( {0,40}[-+]) {2,}/, '$1 ') : line.text;
      return { ...line, text, place, rank: isAgain ? 1 : line.rank };
    });
    for (const { text } of lines) seenTexts.add(text);
    return lines;
  });
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((a, b) => a + b, 0);
}
