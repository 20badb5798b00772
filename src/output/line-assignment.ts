/** Decides which lines of a log explain which failing test, and returns separately the lines that explain none. */

import { clip } from '../text/clip.ts';
import { weightOf } from './cause-score.ts';
import { longestLine } from './error-lines.ts';
import type { Item } from './failure-groups.ts';
import { isBare, isLevel, isPassing, isStart, isVerdict, isVerdictWord, reportsFailure } from './line-form.ts';
import { type LogLine, lastWeight, type Part, type Scored, scoresOf } from './line-scores.ts';
import { repetition, templateOf } from './repetition.ts';
import { isWhole, leaf, type TestReport } from './test-report.ts';

/** Where all failing tests are told by the runners' counts, what else is said weighs this much less. */
const linesNearWhole = 3;
const minUnits = 3;
const linesNearName = 1;
/** Lines that are added to one failure. */
const mostMore = 20;

/** The general reading alone. */
export function scoredParts(report: Pick<TestReport, 'blocks' | 'tail'>): Part[] {
  const streams = new Set([...report.blocks, ...report.tail].map(({ stream = '' }) => stream));
  return [...streams].map((stream) => ({ stream, lines: scoresOf(linesOf(report, stream)) }));
}

/** Adds to the items what else is said of them, and gives what is said of none. */
export function merge(report: TestReport, items: readonly Item[]): { items: Item[]; rest: Part[] } {
  const indexed = indexOf(items);
  const isAll = isWhole(report) && items.every(({ lines }) => lines.length > 0);
  const streams = new Set(report.failures.map(({ stream }) => stream ?? ''));
  const more = new Map<Item, Scored[]>();
  const added = (item: Item, line: Scored): Scored => {
    more.set(item, [...(more.get(item) ?? []), line]);
    return { ...line, score: 0 };
  };
  const isEmpty = (raw: string) =>
    isBare(raw) ||
    isStart(raw) ||
    (/\p{L}{2}/u.test(raw) && !/\w[:(]\d/.test(raw) && wordsIn(raw) === 0) ||
    (isPassing(raw) && !isVerdict(raw) && weightOf(raw) < minUnits);
  const rest = scoredParts(report).map(({ stream, lines: scored }): Part => {
    if (!streams.has(stream)) return { stream, lines: scored };
    const owners = scored.map(({ score, raw }) => (score > 0 ? indexed(joined(raw)) : undefined));
    const within = ranges(owners.map((owner) => owner?.item));
    /** What is left of a failure stands below the line that tells of it first. */
    const names = new Map<number, number>();
    let name = -1;
    const left = scored.map((line, at): Scored => {
      if (line.score === 0) return line;
      const known = owners[at];
      const isFirst = known && (at - name > longestGap || known.item !== owners[name]?.item);
      if (known && (isFirst || line.section.head === at))
        name = isEmpty(line.raw) || (isAll && line.section.head !== at) ? -1 : at;
      if (known?.isAll || isEmpty(line.raw)) return { ...line, score: 0 };
      const owner = within[at];
      // Of several failures that say the same nothing is said of one alone.
      if (owner?.names.length === 1 && line.score >= lastWeight && (more.get(owner)?.length ?? 0) < mostMore)
        return added(owner, line);
      const whole =
        line.score < lastWeight ? line.score * 0.5 : Math.max(lastWeight * 0.5, line.score - linesNearWhole);
      const score = isAll ? whole : line.score;
      if (name >= 0 && at - name <= longestGap)
        names.set(name, Math.max(names.get(name) ?? 0, Math.min(score, linesNearName)));
      return { ...line, score };
    });
    for (const [at, score] of names) {
      const line = left[at] as Scored;
      left[at] = { ...line, score: Math.max(line.score, score) };
    }
    return { stream, lines: isAll && !left.some(({ score }) => score >= lastWeight * 0.5) ? [] : left };
  });
  return {
    items: items.map((item) => {
      const rank = isAll || item.lines.some((line) => line.rank === 0) ? 1 : 0;
      const lines = (more.get(item) ?? []).map(({ text }) => ({ text, rank }) as const);
      return lines.length === 0 ? item : { ...item, lines: [...item.lines, ...lines] };
    }),
    rest,
  };
}

/** Between two lines that are told of one failure, and of no other in between, all is said of it. */
function ranges(owners: readonly (Item | undefined)[]): (Item | undefined)[] {
  const within = [...owners];
  let last = -1;
  owners.forEach((owner, at) => {
    if (owner === undefined) return;
    if (last >= 0 && owners[last] === owner && at - last <= longestGap) within.fill(owner, last, at);
    last = at;
  });
  return within;
}

const longestGap = 20;

/** Whose a text is that is told already: as it stands, or with no more than a mark, a verdict or a duration around it. */
function indexOf(items: readonly Item[]): (text: string) => { item: Item; isAll: boolean } | undefined {
  const whole = new Map<string, Item>();
  const lines = new Map<string, Item[]>();
  /** Texts to be found inside a line, and of each beginning how long they are, the longest first. */
  const parts = new Map<string, Item>();
  const lengths = new Map<string, number[]>();
  const add = (text: string, item: Item, least: number) => {
    if (text.length < least || parts.has(text)) return;
    parts.set(text, item);
    const begin = text.slice(0, shortest);
    const known = lengths.get(begin) ?? [];
    if (!known.includes(text.length))
      lengths.set(
        begin,
        [...known, text.length].sort((a, b) => b - a),
      );
  };
  for (const item of items) {
    for (const name of item.names)
      for (const each of [name, leaf(name), joined(name), /^\S*\.(\w{5,})$/.exec(name)?.[1] ?? '']) {
        if (each !== '' && !whole.has(each)) whole.set(each, item);
        add(each, item, shortest);
      }
    for (const { text } of item.lines) {
      const each = joined(text);
      lines.set(each, [...(lines.get(each) ?? []), item]);
      add(each, item, longEnough);
    }
  }
  const firsts = new Set([...lengths.keys()].map((begin) => begin.charCodeAt(0)));
  return (line) => {
    // As often as it is told; once more it may be said of something else.
    const own = lines.get(line)?.shift() ?? whole.get(line) ?? whole.get(listedName(line));
    if (own !== undefined) return { item: own, isAll: true };
    if (lines.has(line)) return undefined;
    let rest = '';
    let found: Item | undefined;
    let at = 0;
    const text = line.slice(0, longestCompared);
    while (at < text.length) {
      const here = firsts.has(text.charCodeAt(at)) ? lengths.get(text.slice(at, at + shortest)) : undefined;
      const length =
        here !== undefined && isWord(text, at) && here.find((each) => parts.has(text.slice(at, at + each)));
      if (!length) rest += text[at++];
      else {
        found ??= parts.get(text.slice(at, at + length));
        at += length;
        rest += ' ';
      }
    }
    return found && { item: found, isAll: wordsIn(rest, found.names) === 0 };
  };
}

const shortest = 4;
const longEnough = 12;
const longestCompared = 1000;

function isWord(text: string, at: number) {
  return at === 0 || !/[\p{L}\d_]/u.test(text[at - 1] ?? '') || !/[\p{L}\d_]/u.test(text[at] ?? '');
}

/** Words of a text, keys, places, parts of these names and what every verdict says aside. */
function wordsIn(text: string, names: readonly string[] = []) {
  const words = text
    .replace(/<\/?[\w:-]{1,40}|[\w:-]{1,40}=/g, ' ')
    .split(/\s+/)
    .filter((each) => !isPlace(each));
  return (words.join(' ').match(/\p{L}[\p{L}_]+/gu) ?? []).filter(
    (word) => !isVerdictWord(word) && !names.some((name) => name.includes(word)),
  ).length;
}

function isPlace(word: string) {
  return /\.[a-z]{1,5}(?:[:(,]{1,2}\d{1,7}){0,2}\W{0,4}$/i.test(word.slice(-40));
}

/** Runners join the parts of a name by various signs, and one report by more than one of them; tables lay out by blanks what readers tell without. */
function joined(text: string) {
  return text
    .trim()
    .replace(/^# +/, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ [>»→] | :: /g, ' › ');
}

/** What a mark in front and a duration behind leave of a line: `× the oar is stored 3ms`. */
function listedName(text: string) {
  return text.replace(/^[^\p{L}\d]+/u, '').replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, '');
}

/** All lines of a stream at hand, blocks first, then the log's end as far as the blocks do not hold it. */
function linesOf({ blocks, tail }: Pick<TestReport, 'blocks' | 'tail'>, name: string): LogLine[] {
  const own = blocks.filter(({ stream }) => (stream ?? '') === name);
  const end = tail.filter(({ stream }) => stream === name).map(({ text }) => ({ text, shape: templateOf(text) }));
  const count = repetition();
  for (const { text, shape } of end) {
    if (reportsFailure(text) && !isLevel(text)) count.next();
    count.saw(shape);
  }
  const inEnd = new Set(end.map(({ text }) => clip(text, longestLine)));
  const excerpts = own.map(({ lines, seen }) =>
    lines.map((text, i): LogLine => ({ text, shape: templateOf(text), seen: seen[i] ?? 1 })),
  );
  const before = excerpts.filter((lines) => !lines.every(({ text }) => inEnd.has(text))).flat();
  const inBlocks = new Map(excerpts.flat().map(({ shape, seen }) => [shape, seen]));
  return [
    ...before,
    ...end.map((line) => ({ ...line, seen: Math.max(count.times(line.shape), inBlocks.get(line.shape) ?? 1) })),
  ];
}
