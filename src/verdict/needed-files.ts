/** Finds the configuration, data and helper files of an attempt without which the base commit's tests do not pass. */

import { isCiFile } from '../run/ci-files.ts';
import type { Verification } from '../run/verification.ts';
import { type BaseTestsContext, type BaseTestsPort, laidOver } from './base-overlay.ts';
import type { Change } from './changed-files.ts';
import { isVendored } from './file-roles.ts';
import { tokensIn } from './languages/syntax-tree.ts';

/** Settings, data and maybe helpers of the attempt with which the tests of the base are green; empty where they are red with them too. */
export async function neededFiles(
  port: BaseTestsPort,
  { changes, baseline, green, name }: BaseTestsContext,
  withHelpers: boolean,
): Promise<string[]> {
  const helpers: string[] = [];
  for (const change of withHelpers ? changes : []) if (await isOtherHelper(change)) helpers.push(change.path);
  const own = changes.filter(
    ({ role, mixed, path }) => !mixed && /^(data|run-definition|manifest)$/.test(role) && !isCiFile(path.toLowerCase()),
  );
  const all = [...helpers, ...own.map(({ path }) => path)];
  // A build file may list new tests: without them nothing would build.
  const added = changes.filter(({ role, status }) => role === 'test' && status === 'added').map(({ path }) => path);
  const tries = [helpers, ...(own.length === 0 ? [] : [all, added.length === 0 ? [] : [...all, ...added]])];
  for (const kept of tries.filter(({ length }) => length > 0)) {
    const over = await laidOver(changes, kept);
    const tree = await port.make('attempt', over.taken, over.files);
    // Nothing of the base's would be left to ask, but that the tests themselves are its own.
    if (tree === green.tree) return kept === helpers ? helpers : [];
    const run = await port.runBase(tree, `${name}-base-tests-settings`);
    if (run.result === 'passed' && testsNotRun(baseline, run) === 0)
      return kept.filter((path) => !added.includes(path));
  }
  return [];
}

/** A helper of the base's tests that calls otherwise; where nothing but values differ, what it expects was changed. */
async function isOtherHelper({ role, mixed, path, from = path, base, attempt }: Change) {
  if (role !== 'test-support' || mixed || isVendored(path) || base === undefined || attempt === undefined) return false;
  const [before, after] = [await tokensIn(from, base), await tokensIn(path, attempt)];
  if (typeof before === 'string' || typeof after === 'string') return false;
  const form = (tokens: typeof before) =>
    tokens.map(({ kind, text }) => (kind === 'string' || kind === 'number' ? kind : text)).join(' ');
  return form(before) !== form(after);
}

/** Tests of the base that a green run of all of them did not run. */
export function testsNotRun(baseline: Verification | undefined, { result, counts: after }: Verification): number {
  const before = baseline?.counts;
  if (result !== 'passed' || !after || !before) return 0;
  return Math.max(0, before.passed + before.failed - after.passed - after.failed);
}
