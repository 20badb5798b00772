/**
 * Where the base is green and the attempt brings only files of new tests beside production, *sources alone* asks one thing more than the
 * green: whether the base's tests hear how they are written. That is asked in the alarm's first run, in tests that are not bent there.
 * Not where the new files may do something to the base's tests: then these have to be run without them.
 */

import { roleOf } from '../guard/production.ts';
import { changesFiles, mayKeep, reachesOthers } from '../guard/reaches-others.ts';
import type { Verification } from '../run/verification.ts';
import { type FoundTest, testsOf, twinsOf } from '../syntax/bends.ts';
import { type Bent, isOf, isUnbuilt } from './bent-test.ts';
import { changedTexts } from './changed-texts.ts';
import type { SourcesResult } from './depends-on.ts';
import { type ProofContext, type ProofPort, stoppedEarly } from './experiments.ts';
import { freshCode } from './fresh-lines.ts';
import type { Alone } from './prove-sources.ts';

export interface Beside {
  /** Tests of the base, written differently. */
  twins: Bent[];
  /** The run with them, where all tests but the bent ones are green in it. */
  run?: Verification;
}

/** Tests of the base to be written differently; undefined where *sources alone* needs a run of its own. `bent`: what the alarm bends. */
export async function twinsBeside(
  port: ProofPort,
  context: ProofContext,
  { rest, laid }: Alone,
  bent: readonly FoundTest[],
): Promise<Beside | undefined> {
  const { baseline, green, changed } = context;
  const { runners = [] } = green;
  const isTold = green.counts !== undefined || (runners.length === 1 && runners[0] === 'go test');
  if (rest.length === 0 || laid.files.size > 0 || !isTold || bent.length === 0) return undefined;
  if (baseline?.result !== 'passed' || baseline.exitCode !== 0) return undefined;
  if (baseline.tree !== (await port.make('base', [], new Map()))) return undefined;
  const isNew = (path: string) => changed.some((one) => one.path === path && one.status === 'added');
  // Fewer more than the new files hold: one of them stands in the place of a test of the base.
  const held = new Set(bent.filter(({ path }) => rest.includes(path)).map(({ path, test }) => `${path} ${test.name}`));
  if (green.counts && ran(green.counts) - ran(baseline.counts) < held.size) return undefined;
  if (!rest.every(isNew) || !(await areApart(port, context, rest, bent))) return undefined;
  const twins: Bent[] = [];
  for (const path of new Set(bent.filter(({ added }) => !added).map((one) => one.path))) {
    const tree = await port.read('tree', path);
    const { tests } = tree === undefined ? { tests: [] } : await testsOf([{ path, base: tree, tree }]);
    for (const found of tests) twins.push({ found, edits: twinsOf(found) });
  }
  return { twins: twins.filter(({ edits }) => edits.length > 0) };
}

const ran = ({ passed, failed, skipped } = { passed: 0, failed: 0, skipped: 0 }) => passed + failed + skipped;

/** What stands where another value is bent in the same run is left as it is. */
export function besideBends(twins: readonly Bent[], bent: readonly Bent[]): Bent[] {
  const edited = bent.flatMap(({ edits }) => edits);
  const isFree = ({ path, start, end }: Bent['edits'][number]) =>
    edited.every((other) => other.path !== path || other.end <= start || end <= other.start);
  return twins
    .filter(
      ({ found }) => !bent.some((one) => one.found.path === found.path && one.found.test.name === found.test.name),
    )
    .filter(({ edits }) => edits.every(isFree));
}

/** All tests ran, and none is red but those that were bent. */
export function othersAreGreen(run: Verification, { green }: ProofContext, bent: readonly Bent[]): boolean {
  const { counts, failures } = run;
  if (run.result === 'timed-out' || isUnbuilt(run)) return false;
  // Without -v Go counts no tests: all of a package ran unless one ended its process.
  const isOfGo = failures.every(
    ({ runner, message = '' }) => runner === 'go test' && !/\bpanic\b|os\.Exit/.test(message),
  );
  if (counts === undefined && (!isOfGo || /-failfast\b/.test(green.command))) return false;
  if (counts !== undefined && (stoppedEarly(run, green) || counts.failed > failures.length)) return false;
  return failures.every((one) => bent.some((other) => isOf(one, other)));
}

/** What *sources alone* comes to then. */
export function provedBeside({ sources, laid, rest }: Alone, twins: readonly Bent[], run: Verification): SourcesResult {
  const edits = twins.flatMap((one) =>
    one.edits.map(({ kind, path, line, test, before, after }) => ({
      ...{ kind, path, line, test, before, after },
      ...{ outcome: 'kept' as const, logPath: run.logPath },
    })),
  );
  const told = { ...sources, twins: edits.length, logPath: run.logPath };
  return { sources: told, edits, reasons: [], proved: true, backed: { laid, rest } };
}

/** The files hold tests, and do nothing to others: each runs in a process of its own, or they touch nothing that others see. */
async function areApart(
  port: ProofPort,
  context: ProofContext,
  paths: readonly string[],
  tests: readonly FoundTest[],
): Promise<boolean> {
  const { command, testPaths: globs, green } = context;
  const holdsTests = (path: string) =>
    tests.some((one) => one.path === path && (!one.test.whole || path.endsWith('.t')));
  if (!paths.every((path) => roleOf(path, { command, globs }) === 'test')) return false;
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, (await port.read('tree', path)) ?? '');
  if ([...texts.values()].some(changesFiles)) return false;
  const isOfProcesses = (runner: string) =>
    ofProcesses.test(runner) || (runner === 'cargo test' && paths.every((path) => /(?:^|\/)tests\//.test(path)));
  const { runners = [] } = green;
  const isIsolated = !/isolation=none/.test(`${command} ${await port.read('tree', 'package.json')}`);
  // Under Node a new helper does something to those alone that load it by its path, and the base's tests do not.
  const isHelper = (path: string) => runners[0] === 'node:test' && /\.[cm]?[jt]s$/.test(path);
  if (runners.length === 1 && runners.every(isOfProcesses) && isIsolated)
    return paths.every((path) => holdsTests(path) || isHelper(path));
  if (!paths.every(holdsTests)) return false;
  if ([...texts].some(([path, text]) => reachesOthers(path, text))) return false;
  for await (const { base, tree } of changedTexts(port, context, 'production'))
    if (freshCode(base, tree).some(({ text }) => mayKeep(text))) return false;
  return true;
}

/** They run each file in a process, or a context, of its own. */
const ofProcesses = /^(?:node:test|jest|prove|ava)$/;
