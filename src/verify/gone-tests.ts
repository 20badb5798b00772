/** Tests that are red no more because they do not run: deleted or skipped, they are not fixed. */

import type { TestChanges, TestFailure, Verification } from '../run/verification.ts';
import { testsOf } from '../syntax/bends.ts';
import { isOfTest } from './proof-tests.ts';

interface Trees {
  hasTree(tree: string): Promise<boolean>;
  readFile(tree: string, path: string): Promise<string | undefined>;
  differences(from: string, to: string): Promise<readonly { path: string }[]>;
}

/** Files of a change that are read for it. */
const mostFiles = 200;

/** The verification with what it calls fixed told apart: what still runs, and what is gone. */
export async function tellGone(
  trees: Trees,
  now: Verification,
  { previous, baseline }: { previous?: Verification | undefined; baseline?: Verification | undefined },
): Promise<Verification> {
  const sinceLast = await changesWithGone(trees, now.tree, now.sinceLast, previous);
  const sinceBaseline = await changesWithGone(trees, now.tree, now.sinceBaseline, baseline);
  return { ...now, ...(sinceLast && { sinceLast }), ...(sinceBaseline && { sinceBaseline }) };
}

async function changesWithGone(
  trees: Trees,
  tree: string,
  changes: TestChanges | undefined,
  earlier: Verification | undefined,
): Promise<TestChanges | undefined> {
  if (changes === undefined || changes.fixed.length === 0 || earlier === undefined) return changes;
  if (!(await trees.hasTree(earlier.tree))) return changes;
  const changed = (await trees.differences(earlier.tree, tree)).slice(0, mostFiles).map(({ path }) => path);
  const sides = await Promise.all(
    changed.map(async (path) => {
      const [before, after] = await Promise.all([earlier.tree, tree].map((side) => trees.readFile(side, path)));
      return { path, before, after };
    }),
  );
  const gone = new Set<string>();
  for (const name of changes.fixed) {
    const red = earlier.failures.filter((failure) => failure.name === name);
    if (red.length > 0 && (await areGone(red, sides))) gone.add(name);
  }
  if (gone.size === 0) return changes;
  return { ...changes, fixed: changes.fixed.filter((name) => !gone.has(name)), gone: [...gone] };
}

interface Sides {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** A changed file had each of them, and no changed file has it now. */
async function areGone(red: readonly TestFailure[], files: readonly Sides[]): Promise<boolean> {
  for (const failure of red) {
    const { file } = failure;
    const own = files.filter(({ path }) => file === undefined || path === file || path.endsWith(`/${file}`));
    const had = await Promise.all(own.map(({ path, before }) => holds(path, before, failure)));
    const has = await Promise.all(files.map(({ path, after }) => holds(path, after, failure)));
    if (!had.includes(true) || has.includes(true)) return false;
  }
  return true;
}

/** By its grammar, where one is known that finds tests in it; else by the word. */
async function holds(path: string, text: string | undefined, failure: TestFailure): Promise<boolean> {
  if (text === undefined) return false;
  const { tests } = await testsOf([{ path, tree: text }]);
  if (tests.length > 0) return tests.some(({ test }) => isOfTest(failure, test.name) && !test.setAside);
  const word = failure.name.slice(failure.name.lastIndexOf('›') + 1).trim();
  return new RegExp(`(?<!\\w)${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`).test(text);
}
