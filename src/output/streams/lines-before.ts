/** Gives the parsers in `readers/` access to earlier lines of a log: those that the same process or container wrote. */

import { longestLine } from './scan.ts';
import type { Unwrapper } from './unwrapper.ts';

/** Bytes of one line that readers get. */
export const longestText = 8192;

/** Where a line stands. */
export interface LinePosition {
  /** The lines before it, nearest first, as far as they are still at hand (some 64 KB). */
  before(): Iterable<string>;
  /** Whether the line goes on after that. */
  goesOn(): boolean;
}

/** What all calls together read back is kept to four times what was read forward. */
export function linesBefore(wraps: Unwrapper) {
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  let next = 0;
  let stream = '';
  let credit = 1 << 18;

  /** The lines of the stream before the present one, nearest first, as they were printed. */
  function* printed(): Generator<string> {
    for (let end = at - 1; end > 0 && credit > 0; ) {
      // Of a longer line its end: how much of its beginning is still at hand depends on chunks.
      const start = Math.max(bytes.lastIndexOf(10, end - 1) + 1, end - longestText);
      credit -= end - start + 1;
      const line = wraps.take(bytes.toString('utf8', start, end));
      end = start - 1;
      if (line.stream === stream) yield line.text;
    }
  }

  return {
    moveTo(buffer: Buffer, from: number, to: number, name: string) {
      bytes = buffer;
      at = from;
      next = to;
      stream = name;
      credit += 4 * (to - from);
    },
    *before() {
      for (const line of printed()) yield* line.split('\n').reverse();
    },
    goesOn: () => next - at >= longestLine && bytes[next] !== 10,
  };
}
