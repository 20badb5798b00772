/** Doubles that a test puts in the place of a method of an object or a module, and the same text without them. */

import type { Replaced } from './double.ts';
import { ofObjects } from './in-objects.ts';
import { ofPython } from './in-python.ts';
import { ofScripts } from './in-scripts.ts';

export interface CallDouble {
  /** The object or type whose function it is, as it is written. */
  on: string;
  name: string;
  start: number;
  end: number;
  /** What stands in the place of the function. */
  given: string;
  /** With these the real one runs. */
  edits: Replaced[];
}

const mostDoubles = 50;

/** Of functions with one of these names. */
export function callDoubles(path: string, text: string, names?: ReadonlySet<string>): CallDouble[] {
  return ways
    .filter(({ endings }) => endings.test(path))
    .flatMap(({ head, without }) =>
      text
        .matchAll(head)
        .filter(({ groups }) => names === undefined || names.has(groups?.name ?? ''))
        .take(mostDoubles)
        .toArray()
        .flatMap((match) => {
          const { on = '', name = '' } = match.groups ?? {};
          const [start, behind] = [match.index, match.index + match[0].length];
          const made = without({ text, start, behind, on, name, match });
          if (made === undefined || made.edits.length === 0) return [];
          return [
            { on, name, start, end: made.end, given: made.given ?? text.slice(start, made.end), edits: made.edits },
          ];
        }),
    );
}

const ways = [...ofScripts, ...ofPython, ...ofObjects];
