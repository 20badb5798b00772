/** Which test of the tree is which of the base: by place and name, by what it says, at last by what it is about. */

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
  /** Whether a test of the tree says the same, word for word. */
  repeated(gone: Located): boolean;
}

/** Tests of all changed files: a test that moved or was renamed is the same test. */
export function matchCases(files: readonly ChangedFile[]): MatchedCases {
  const all = { base: [] as Located[], tree: [] as Located[] };
  for (const file of files) {
    const { base, tree } = file;
    if (base !== undefined) all.base.push(...base.cases.map((one) => ({ one, file, side: base })));
    if (tree !== undefined) all.tree.push(...tree.cases.map((one) => ({ one, file, side: tree })));
  }
  const matched: [Located, Located][] = [];
  const free = new Set(all.tree);
  let gone = all.base;
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
  const { similar, left } = matchSimilar(gone, free);
  const said = new Set(all.tree.flatMap((after) => (after.one.kind === 'case' ? [signature(after)] : [])));
  return {
    matched: [...matched, ...similar],
    gone: left,
    added: [...free],
    repeated: (before) => said.has(signature(before)),
  };
}

const keys: readonly ((located: Located) => string)[] = [
  ({ one, file }) => `${file.path}\n${one.key}`,
  // Many groups have a test of one name: what it says tells them apart.
  (located) => `${located.file.path}\n${located.one.kind}\n${signature(located)}`,
  ({ one, file }) => `${file.path}\n${one.kind}\n${one.name}`,
  ({ one }) => `${one.kind}\n${one.name}`,
  (located) => `${located.one.kind}\n${signature(located)}`,
];

/** Everything a test says but its name; a short one says too little to be told by it. */
function signature({ one, side }: Located): string {
  const tokens = side.program?.tokens.slice(one.start, Math.min(one.end, one.start + 400)) ?? [];
  const own = tokens.filter((token) => token.text !== one.name);
  return own.length < 6 ? `${side.path}\n${one.key}` : own.map((token) => token.text).join(' ');
}

/** Tests of one file that are compared with each other; beyond it a renamed test counts as gone. */
const most = 150;

/** What is left of each file: pairs that share most of their words, the best first. */
function matchSimilar(
  gone: readonly Located[],
  free: Set<Located>,
): { similar: [Located, Located][]; left: Located[] } {
  const similar: [Located, Located][] = [];
  const matched = new Set<Located>();
  const added = Map.groupBy(free, ({ file }) => file.path);
  for (const [path, group] of Map.groupBy(gone, ({ file }) => file.path)) {
    const candidates = (added.get(path) ?? []).slice(0, most).map((after) => ({ after, words: wordsOf(after) }));
    for (const before of group.slice(0, most)) {
      const words = wordsOf(before);
      let best: { after: Located; share: number } | undefined;
      for (const candidate of candidates) {
        if (!free.has(candidate.after) || candidate.after.one.kind !== before.one.kind) continue;
        const share = overlap(words, candidate.words);
        if (share >= 0.6 && share > (best?.share ?? 0)) best = { after: candidate.after, share };
      }
      if (best === undefined) continue;
      similar.push([before, best.after]);
      matched.add(before);
      free.delete(best.after);
    }
  }
  return { similar, left: gone.filter((before) => !matched.has(before)) };
}

/** Words of a test, those of its name among them. */
function wordsOf({ one, side }: Located): Set<string> {
  const words = new Set(one.name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  for (const token of side.program?.tokens.slice(one.start, Math.min(one.end, one.start + 400)) ?? []) {
    if (token.kind === 'word') words.add(token.text);
  }
  return words;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared || 1);
}
