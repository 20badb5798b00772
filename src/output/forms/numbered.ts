/** The list of failures that many runners end with: `1) name`, what is said of it below, `2) other`. */

import { isSpoken } from '../telling.ts';
import { indentOf } from './bare-names.ts';
import type { Told } from './bodies.ts';
import { cleaned, marksOf } from './marks.ts';
import { isName } from './names.ts';

const longest = 60;
const deepest = 6;

interface Entry {
  at: number;
  indent: number;
  text: string;
}

/** Only where it counts from one to the number of failures, and something is said of each. */
export function numberedFailures(texts: readonly string[], failed: number): Told[] | undefined {
  const found = texts.flatMap((text, at): (Entry & { number: number })[] => {
    const match = /^([│\s]{0,20})(?:#|\[)?(\d{1,5})(?:\)|\.|:|\]| -) {1,4}(\S.*)$/.exec(text);
    return match === null
      ? []
      : [{ at, indent: match[1]?.length ?? 0, number: Number(match[2]), text: match[3] ?? '' }];
  });
  // Progress may number them too: the last list tells more.
  for (const end of found.filter(({ number }) => number === failed).reverse()) {
    const list = listTo(found, end);
    if (list.some(({ text }) => marksOf(text).some(({ verdict }) => verdict === 'good'))) return undefined;
    const told = list.map((each, i) => toldOf(texts, each, list[i + 1]?.at ?? texts.length));
    if (list.length === failed && told.every(({ name, lines }) => isName(name) && lines.some(isSpoken))) return told;
  }
  return undefined;
}

function listTo(found: readonly (Entry & { number: number })[], end: Entry & { number: number }): Entry[] {
  const list = [end];
  for (const each of found.slice(0, found.indexOf(end)).reverse()) {
    const [first = end] = list;
    if (first.number === 1) break;
    if (each.number === first.number - 1 && each.indent === end.indent) list.unshift(each);
  }
  return list;
}

/** Of the last one up to two blank lines, or a line that stands further out. */
function toldOf(texts: readonly string[], { at, indent, text }: Entry, next: number): Told {
  const path = [named(text)];
  let from = at + 1;
  if (!/[:.]$/.test(text)) {
    const more = texts.slice(from, Math.min(next, from + deepest));
    const end = more.findIndex((line) => /^\s+(?!(?:message|stack|error|failure|reason|details?):$)\S.*:$/i.test(line));
    const isPath =
      end >= 0 && more.slice(0, end + 1).every((line) => indentOf(line) > indent && /^\s*[\p{L}\d"'`]/u.test(line));
    if (isPath) {
      path.push(...more.slice(0, end + 1).map(named));
      from += end + 1;
    }
  }
  const lines: string[] = [];
  for (const line of texts.slice(from, Math.min(next, from + longest))) {
    const isEnd = lines.some(isSpoken) && line.trim() !== '' && indentOf(line) < indent;
    if (isEnd || (lines.length > 1 && line.trim() === '' && lines.at(-1)?.trim() === '')) break;
    lines.push(line);
  }
  return { at, name: path.join(' › '), lines };
}

/** Without what says that it failed. */
function named(text: string): string {
  return cleaned(text).replace(/^(?:failed|failure|failing|error|broken)(?: in| at)? ?[:-]? (?=\S)/i, '');
}
