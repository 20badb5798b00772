/** Shortens long lines of test output; expected and actual values keep the part where they first differ. */

import { clip } from '../text/clip.ts';
import type { RankedLine } from './failure-lines.ts';

export interface Cuttable extends RankedLine {
  /** Where the value begins to differ from the one that it is compared with. */
  differs?: number;
}

/** What two values have in common before it is worth to be left out. */
const longestCommon = 60;

/** Each line with the place where it begins to differ from its neighbour, where both are sides of one comparison. */
export function withDifferences(lines: readonly RankedLine[]): Cuttable[] {
  const found: Cuttable[] = lines.map((line) => ({ ...line }));
  found.forEach((line, at) => {
    const next = found[at + 1];
    if (next === undefined || line.rank !== 0 || next.rank !== 0 || line.differs !== undefined) return;
    const [a, b] = [labelOf(line.text), labelOf(next.text)];
    if (a === 0 || b === 0 || line.text.length - a < longestCommon || next.text.length - b < longestCommon) return;
    let common = 0;
    while (common < line.text.length - a && line.text[a + common] === next.text[b + common]) common++;
    if (common < longestCommon) return;
    line.differs = a + common;
    next.differs = b + common;
  });
  return found;
}

/** The label of a side: `Expected: `, `- `, `     got: `; 0 where there is none. */
function labelOf(text: string) {
  return /^\s*(?:[-+] ?|['"]?[\w ]{2,24}['"]?[:=] *)/.exec(text)?.[0].length ?? 0;
}

/** At most `max` units of a line. */
export function cut({ text, differs }: Cuttable, max: number): string {
  if (text.length <= max || differs === undefined || differs + 20 < max * 0.7) return shortened(text, max);
  const label = text.slice(0, Math.min(labelOf(text), max >> 2));
  const from = Math.max(label.length, differs - Math.floor(max / 4));
  return clip(`${label}…${text.slice(from)}`, max);
}

/** Head and tail of a long line. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const tail = Math.floor(max / 4);
  let from = text.length - tail;
  const unit = text.charCodeAt(from);
  if (unit >= 0xdc00 && unit < 0xe000) from++;
  return clip(text, max - (text.length - from)) + text.slice(from);
}
