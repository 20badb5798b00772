/** Finds the tests that ask for a change: those that the attempt added or changed, and those of the base that it turned green. */

import type { Verification } from '../../run/verification.ts';
import { freshLines } from '../change.ts';
import { isNotLoaded, isOf } from '../failures.ts';
import { languageOf } from '../languages/index.ts';
import { testsIn } from '../languages/tests.ts';
import { bareText } from '../languages/texts.ts';
import { type LocatedTest, matchTests } from '../matched-tests.ts';
import type { GreenAttempt, Trees } from '../trees.ts';

export interface AskingTest extends LocatedTest {
  /** `met`: as the base has it, and red there. */
  kind: 'added' | 'changed' | 'met';
  /** Lines of its file that the base does not have. */
  fresh: ReadonlySet<number>;
}

export interface AskingTests {
  tests: AskingTest[];
  /** Files of tests that cannot be read, with the reason. */
  unread: { path: string; reason: string }[];
  /** Tests that the attempt adds and the run skips. */
  skipped: LocatedTest[];
}

/** More are no change that somebody wrote. */
const most = 200;
const mostFiles = 300;

export async function askingTests(trees: Trees, { changes, baseline, green }: GreenAttempt): Promise<AskingTests> {
  const { matched, added, unread } = await matchTests(changes);
  const freshIn = new Map(changes.map((change) => [change.path, freshLines(change)]));
  const asking = (all: readonly LocatedTest[], kind: AskingTest['kind']) =>
    all.map((one): AskingTest => ({ ...one, kind, fresh: freshIn.get(one.path) ?? new Set() }));
  const [changed, kept]: [LocatedTest[], LocatedTest[]] = [[], []];
  for (const [base, now] of matched)
    (base.test.text === now.test.text || (await bareOf(base)) === (await bareOf(now)) ? kept : changed).push(now);
  const touched = new Set(changes.map(({ path }) => path));
  const others = await redFiles(trees, baseline, touched);
  const met = [...kept, ...others].filter((one) => isRed(one, baseline));
  // A mark may hold elsewhere alone, such as on another system.
  const isAll = green.counts !== undefined && !isSkipping({ green, baseline });
  const isRun = ({ test }: LocatedTest) => isAll || !test.marks.some(({ mark }) => mark === 'skip' || mark === 'todo');
  const tests = [...asking(added, 'added'), ...asking(changed, 'changed'), ...asking(met, 'met')].filter(isRun);
  return { tests: tests.slice(0, most), unread, skipped: added.filter((one) => !isRun(one)) };
}

/** The run skips more tests than that of the base. */
export const isSkipping = ({ green, baseline }: Pick<GreenAttempt, 'green' | 'baseline'>) =>
  (green.counts?.skipped ?? 0) > (baseline?.counts?.skipped ?? 0);

/** Another comment makes no other test. */
const bareOf = async ({ path, test }: LocatedTest) => (await bareText(path, test.text)) ?? test.text;

const isRed = (one: LocatedTest, baseline: Verification | undefined) =>
  baseline?.failures.some(
    (failure) => isOf(failure, one) || (failure.kind === 'suite' && isNotLoaded(failure, one)),
  ) === true;

/** Tests of files that the attempt did not touch, and of which the base names a red one. */
async function redFiles(
  trees: Trees,
  baseline: Verification | undefined,
  touched: ReadonlySet<string>,
): Promise<LocatedTest[]> {
  const red = (baseline?.failures ?? []).filter(({ kind }) => kind !== 'compile');
  if (red.length === 0) return [];
  const names = red.map(({ name }) => name.slice(name.lastIndexOf(' › ') + 1).trim());
  const files = red.map(({ file, name }) => file ?? name);
  const found: LocatedTest[] = [];
  const candidates = (await trees.list('attempt')).filter(
    (path) => languageOf(path) !== undefined && !touched.has(path),
  );
  const named = candidates.filter((path) => files.some((file) => file.endsWith(path) || path.endsWith(file)));
  const rest = named.length > 0 ? [] : candidates.filter((path) => /test|spec/i.test(path));
  for (const path of [...named, ...rest].slice(0, mostFiles)) {
    const text = await trees.read('attempt', path);
    if (text === undefined || (named.length === 0 && !names.some((name) => text.includes(name)))) continue;
    const tests = await testsIn(path, text);
    if (typeof tests === 'object') for (const one of tests.map((test) => ({ path, test }))) found.push(one);
  }
  return found;
}
