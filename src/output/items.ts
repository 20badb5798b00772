/** Makes failures into what is told as one: a head for each of them over the lines that they share. */

import { steady, steadyName } from '../text/clip.ts';
import type { RankedLine } from './account.ts';
import type { Failure } from './failure.ts';

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
function head({ file, line, name, place: printed }: Failure): string {
  const place = printed ?? (file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`);
  if (place === '') return steadyName(name);
  return name === file ? place : `${place} ${steadyName(name)}`;
}
