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
  const changed = (await trees.differences(earlier.tree, tree)).slice(0, mostFiles);
  const files: Sides[] = [];
  for (const { path } of changed) {
    const [before, after] = await Promise.all([earlier.tree, tree].map((side) => trees.readFile(side, path)));
    files.push({ path, before: await askedOf(path, before), after: await askedOf(path, after) });
  }
  const gone = new Set<string>();
  for (const name of changes.fixed) {
    const red = earlier.failures.filter((failure) => failure.name === name);
    if (red.length > 0 && red.every((failure) => isGone(failure, files))) gone.add(name);
  }
  if (gone.size === 0) return changes;
  return { ...changes, fixed: changes.fixed.filter((name) => !gone.has(name)), gone: [...gone] };
}

/** Whether a side of a file has this test, and runs it. */
type Asked = (failure: TestFailure) => boolean;

interface Sides {
  path: string;
  before: Asked;
  after: Asked;
}

/** A changed file had it, and no changed file has it now. */
function isGone(failure: TestFailure, files: readonly Sides[]): boolean {
  const { file } = failure;
  const own = files.filter(({ path }) => file === undefined || path === file || path.endsWith(`/${file}`));
  return own.some(({ before }) => before(failure)) && !files.some(({ after }) => after(failure));
}

/** By its grammar, where one is known that finds tests in it; else by the word. Read once: 300 names in 60 files took a minute. */
async function askedOf(path: string, text: string | undefined): Promise<Asked> {
  if (text === undefined) return () => false;
  const { tests } = await testsOf([{ path, tree: text }]);
  const running = tests.filter(({ test }) => !test.setAside);
  if (tests.length > 0) return (failure) => running.some(({ test }) => isOfTest(failure, test.name));
  return ({ name }) => {
    const word = name.slice(name.lastIndexOf('›') + 1).trim();
    return new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`).test(text);
  };
}
