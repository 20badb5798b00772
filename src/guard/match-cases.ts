/** Which test of the tree is which of the base: by file and groups, by file and name, by name alone where it moved. */

import type { TestCase } from './cases.ts';
import type { ChangedFile, Side } from './changed-file.ts';

export interface Located {
  one: TestCase;
  file: ChangedFile;
  side: Side;
}

export interface MatchedCases {
  matched: [Located, Located][];
  gone: Located[];
  added: Located[];
}

export function matchCases(files: readonly ChangedFile[]): MatchedCases {
  const located = (which: 'base' | 'tree') =>
    files.flatMap((file) => {
      const side = file[which];
      return side === undefined ? [] : side.cases.map((one) => ({ one, file, side }));
    });
  const matched: [Located, Located][] = [];
  const free = new Set<Located>(located('tree'));
  let gone: Located[] = located('base');
  for (const keyOf of keys) {
    const byKey = Map.groupBy(free, keyOf);
    const taken = new Map<string, number>();
    gone = gone.filter((before) => {
      const key = keyOf(before);
      const next = taken.get(key) ?? 0;
      const after = byKey.get(key)?.[next];
      if (after === undefined) return true;
      taken.set(key, next + 1);
      matched.push([before, after]);
      free.delete(after);
      return false;
    });
  }
  return { matched, gone, added: [...free] };
}

const keys: readonly ((located: Located) => string)[] = [
  ({ one, file }) => `${file.path}\n${one.kind}\n${one.key}`,
  ({ one, file }) => `${file.path}\n${one.kind}\n${one.name}`,
  ({ one }) => `${one.kind}\n${one.name}`,
];
