/** Test files of the base that cannot be loaded over the attempt, since what they import has moved, and whose red tests are as they were. */

import type { Verification } from '../run/verification.ts';
import { testsOf } from '../syntax/bends.ts';
import { isImport } from '../verify/specifiers.ts';
import type { Side } from './experiments.ts';
import { isOfTest } from './proof-tests.ts';

/** Paths of them: every test that was red there stands unchanged in the attempt's version of the file, which is green. */
export async function metElsewhere(
  read: (side: Side, path: string) => Promise<string | undefined>,
  baseline: Verification | undefined,
  second: Verification,
): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  for (const { kind, file, name } of second.failures) {
    const path = file ?? name;
    const red = (baseline?.failures ?? []).filter((one) => one.kind === undefined && one.file === path);
    if (kind === undefined || red.length === 0) continue;
    const [base, tree] = [await read('base', path), await read('tree', path)];
    if (base === undefined || tree === undefined) continue;
    const { tests } = await testsOf([{ path, base, tree }]);
    const kept = tests.filter(({ changed }) => !changed);
    const isKept = red.every((failure) => kept.some(({ test }) => isOfTest(failure, test.name)));
    if (isKept && (await isAroundKept(path, base, tree))) met.add(path);
  }
  return met;
}

/** What stands around the tests, values and helpers that they use, is as it was; only lines that load something may differ. */
async function isAroundKept(path: string, base: string, tree: string): Promise<boolean> {
  const { tests } = await testsOf([{ path, tree: base }]);
  const around = tests.reduce((text, { test }) => text.replace(test.text, ''), base);
  const now = new Set(tree.split('\n').map((line) => line.trim()));
  const isSame = around
    .split('\n')
    .map((line) => line.trim())
    .every((line) => now.has(line) || !/\w/.test(line) || isImport(line));
  return isSame && loadsNothingNew(base, tree);
}

/** Its own imports name less than they did, and nothing else: a double of what is tested would be another name. */
function loadsNothingNew(base: string, tree: string): boolean {
  const known = new Set(base.match(names) ?? []);
  return tree
    .split('\n')
    .filter(isImport)
    .every((line) => (line.match(names) ?? []).every((name) => known.has(name)));
}

const names = /(?<![\w./@-])[\w./@-]*\w/g;
