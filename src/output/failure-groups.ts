/** Merges test failures that have identical output into one entry of the shortened log, with all their names. */

import type { Failure, RankedLine } from './failure-lines.ts';
import { steady, steadyName } from './steady-text.ts';

export interface Item {
  /** Place and name of each failure; several where all say the same. */
  heads: string[];
  names: string[];
  lines: RankedLine[];
  /** Whose they are, where there are several streams; it stands before the first of them and holds until the next one. */
  label: string;
  /** That of the last head. */
  lastLabel: string;
}

/** One item for each failure; failures that say the same share one. */
export function itemsOf(failures: readonly Failure[], withStreams: boolean): Item[] {
  const items = new Map<string, Item>();
  for (const failure of failures) {
    const lines = failure.lines.map(({ text, rank }) => ({ text: steady(text), rank }));
    const kept = lines
      .filter((line) => line.rank < 2)
      .map((line) => line.text)
      .join('\n');
    const key = kept === '' ? `\0${items.size}` : kept;
    const item = items.get(key);
    const { stream = '' } = failure;
    const label = withStreams && stream !== '' ? `[${stream}]` : '';
    if (item === undefined)
      items.set(key, { heads: [head(failure)], names: [failure.name], lines, label, lastLabel: label });
    else {
      item.names.push(failure.name);
      item.heads.push(item.lastLabel === label ? head(failure) : `${label} ${head(failure)}`);
      item.lastLabel = label;
    }
  }
  return [...items.values()];
}

/** `test/cart.test.js:6 cart › takes ten percent off`. */
function head({ file, line, name, place: printed }: Failure) {
  const place = printed ?? (file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`);
  if (place === '') return steadyName(name);
  const isPlace = name === file || name === `${file} line ${line}`;
  return isPlace ? place : `${place} ${steadyName(name)}`;
}

/** What is told under one head. */
export interface Block {
  item: Item;
  /** Heads that are named before anything else is told, and those that follow where there is room. */
  first: string[];
  more: string[];
  /** Names of other failures of the same cause, with what sets their first telling line apart. */
  alike: string[];
}

/** Units of a line that tell its cause. */
const longestCause = 100;
/** Units of what sets one apart from its example. */
const longestOwn = 40;
/** Failures of one cause that are told with their own lines where there is no room for all. */
const examples = 2;

/** A block for each item; where room is scarce, two for each cause, the last of which has the names of all others. */
export function blocksOf(items: readonly Item[], isScarce: boolean): Block[] {
  if (!isScarce) return items.map((item) => ({ item, first: [...item.heads], more: [], alike: [] }));
  return [...Map.groupBy(items, causeOf).values()].flatMap((all) => {
    const others = all.slice(examples).flatMap((item) => namesWithOwn(item, all[examples - 1]));
    return all.slice(0, examples).map(
      (item, at, grouped): Block => ({
        item,
        first: item.heads.slice(0, examples),
        more: item.heads.slice(examples),
        alike: at === grouped.length - 1 ? others : [],
      }),
    );
  });
}

function causeOf(item: Item) {
  return `${item.label}\0${masked(firstKeyLine(item) ?? item.heads[0] ?? '')}`;
}

function firstKeyLine({ lines }: Item) {
  return lines.find(({ rank }) => rank === 0)?.text;
}

/** `using number levels (3 == 6)`, where the example says `6 == 9` behind the same words. */
function namesWithOwn(item: Item, example: Item | undefined) {
  const [text = '', other = ''] = [firstKeyLine(item), example && firstKeyLine(example)];
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const own = text.slice(text.lastIndexOf(' ', same) + 1);
  const isShort = own !== '' && own.length <= longestOwn && same < text.length;
  return item.names.map((name, at) => (isShort && at === item.names.length - 1 ? `${name} (${own})` : name));
}

/** What a line says, numbers, ids and paths aside. */
export function masked(text: string): string {
  return text
    .trim()
    .slice(0, longestCause)
    .replace(/[\w.@~-]{0,80}(?:\/[\w.@~+-]{1,80}){1,20}/g, '/')
    .replace(/\b[\da-f]{7,64}\b|\d+/gi, '0');
}
