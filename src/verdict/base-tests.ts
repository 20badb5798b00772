/** Runs the tests of the base over the production of an attempt, and says whether they are met. */

import type { TestFailure, Verification } from '../run/verification.ts';
import { type BaseReading, isSame, readBaseTests, testsNotRun } from './base-reading.ts';
import type { Change } from './change.ts';
import { deletedThough } from './deleted-tests.ts';
import { goneWithCode } from './gone-tests.ts';
import { laidOver, touchesBaseTests } from './laid-over.ts';
import { tokensIn } from './languages/texts.ts';
import { isExpectedToFail } from './marked-tests.ts';
import type { MatchedTests } from './matched-tests.ts';
import { isVendored } from './roles.ts';
import type { Trees } from './trees.ts';

export interface BaseTestsPort extends Pick<Trees, 'list' | 'read' | 'make' | 'pick'> {
  /** With flakes settled, and no longer than such a run should take. */
  runBase(tree: string, name: string, test?: string): Promise<Verification>;
}

export interface BaseTestsContext {
  changes: readonly Change[];
  tests: Pick<MatchedTests, 'gone'>;
  green: Verification;
  baseline: Verification | undefined;
  /** Whole suites that have run, by tree. */
  known: ReadonlyMap<string, Verification>;
  name: string;
  testsMayChange: boolean;
}

/** The green with what its base tests say of it. It costs no run where no test of the base was touched. */
export async function verifyBaseTests(port: BaseTestsPort, context: BaseTestsContext): Promise<Verification> {
  const { changes, tests, green, baseline, known, name, testsMayChange } = context;
  const over = await laidOver(changes, new Set());
  if (!touchesBaseTests(changes, over)) return green;
  const tree = await port.make('attempt', over.taken, over.files);
  if (tree === green.tree) return green;
  const run =
    known.get(tree) ??
    (await runPicked(port, context, over.taken, tree)) ??
    (await port.runBase(tree, `${name}-base-tests`));
  const reading = await read(port, context, run, over.taken);
  const gone = await goneWithCode(port, changes, run, reading.changedBehaviour);
  const left = { ...reading, changedBehaviour: reading.changedBehaviour.filter((one) => !gone.includes(one)) };
  const needs = isMet(left) ? [] : await neededFiles(port, context);
  const isOver = needs.length > 0 || left.onlyExitCode || isMet(left);
  const deleted = isOver && !testsMayChange ? deletedThough(tests.gone, changes, run, gone) : [];
  if (needs.length > 0) return met(green, run, { gone, needs, deleted });
  if (left.onlyExitCode)
    return met(
      green,
      run,
      { gone, deleted },
      `With the tests of the base \`${run.command}\` exits ${run.exitCode ?? 'from outside'}, and no test of them fails: what else it demands was not checked`,
    );
  if (isMet(left)) return met(green, run, { gone, deleted });
  return concluded(green, run, left, { gone, testsMayChange, baseline });
}

const isMet = ({ unmet, changedBehaviour, onlyExitCode }: BaseReading) =>
  unmet.length + changedBehaviour.length === 0 && onlyExitCode === undefined;

/** Below this the whole suite is as quick as starting the runner for a part of it. */
const worthPickingMs = 3_000;

/** Only the files concerned, where nothing but tests and production changed; undefined where the whole suite is to run. */
async function runPicked(
  port: BaseTestsPort,
  { changes, green, baseline, name }: BaseTestsContext,
  taken: readonly string[],
  tree: string,
): Promise<Verification | undefined> {
  const [runner, ...others] = green.runners ?? [];
  const isPlain = changes.every(({ role, mixed }) => !mixed && /^(test|production|document)$/.test(role));
  if (!isPlain || runner === undefined || others.length > 0 || (baseline?.durationMs ?? 0) < worthPickingMs)
    return undefined;
  const files = changes
    .filter(({ base, path }) => base !== undefined && taken.includes(path))
    .map(({ from, path }) => from ?? path);
  const suites = files.map((path): TestFailure => ({ name: path, file: path, runner, kind: 'suite' }));
  const test = await port.pick(suites);
  if (test === undefined) return undefined;
  const run = await port.runBase(tree, `${name}-base-tests-picked`, test);
  // What ran nothing says nothing, and a red one is told by the whole suite's words.
  return run.result === 'passed' && run.counts !== undefined && run.counts.passed > 0
    ? { ...run, counts: undefined }
    : undefined;
}

/** With files taken out that cannot be loaded any more: what did not run because of them is not red. */
async function read(
  port: BaseTestsPort,
  { changes, green, baseline, name }: BaseTestsContext,
  run: Verification,
  taken: readonly string[],
): Promise<BaseReading> {
  const failures = await withoutMetMarks(port, run.failures);
  const now =
    failures.length === run.failures.length
      ? run
      : { ...run, failures, ...(failures.length === 0 && { result: 'passed' as const }) };
  const first = readBaseTests(baseline, now);
  const unloadable = failures.filter(
    (one) => one.kind !== undefined && isTaken(one, taken) && !isOldFailure(one, baseline),
  );
  const hides = unloadable.some(({ kind }) => kind === 'compile') || run.counts === undefined;
  if (unloadable.length === 0 || !hides) return withLost(first, baseline, now);
  const stays = new Set(unloadable.map(({ file, name }) => file ?? name));
  const over = await laidOver(
    changes.filter(({ path }) => ![...stays].some((one) => samePath(one, path))),
    new Set(),
  );
  const tree = await port.make('attempt', over.taken, over.files);
  const again = tree === green.tree ? green : await port.runBase(tree, `${name}-base-tests-loaded`);
  const second = readBaseTests(baseline, again);
  const { unmet } = first;
  const loaded = first.unmet.length > 0 ? unmet : second.unmet;
  return { unmet: loaded, changedBehaviour: [...new Set([...stays, ...second.changedBehaviour])] };
}

function withLost(reading: BaseReading, baseline: Verification | undefined, run: Verification): BaseReading {
  const lost = testsNotRun(baseline, run);
  if (lost === 0) return reading;
  const words = `${lost} ${lost === 1 ? 'test' : 'tests'} of the base did not run`;
  return { ...reading, changedBehaviour: [...reading.changedBehaviour, words] };
}

const isOldFailure = (one: TestFailure, baseline: Verification | undefined) =>
  (baseline?.failures ?? []).some((earlier) => isSame(earlier, one));
const isTaken = ({ file, name }: TestFailure, taken: readonly string[]) =>
  taken.some((path) => samePath(file ?? name, path));
const samePath = (a: string, b: string) => a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);

/** A test of the base that is marked to fail is red where it passes: then it is met. */
async function withoutMetMarks(port: BaseTestsPort, failures: readonly TestFailure[]): Promise<TestFailure[]> {
  const left: TestFailure[] = [];
  for (const failure of failures) if (!(await isExpectedToFail(port, failure))) left.push(failure);
  return left;
}

/** Settings, data and helpers of the attempt with which the tests of the base are green; empty where they are red with them too. */
async function neededFiles(
  port: BaseTestsPort,
  { changes, baseline, green, name }: BaseTestsContext,
): Promise<string[]> {
  const helpers: string[] = [];
  for (const change of changes) if (await isOtherHelper(change)) helpers.push(change.path);
  const own = changes.filter(({ role, mixed }) => !mixed && /^(data|run-definition|manifest)$/.test(role));
  const all = [...helpers, ...own.map(({ path }) => path)];
  const named = own.length === 0 ? [] : await namedTests(changes, own);
  const tries = [helpers, own.length === 0 ? [] : all, named.length === 0 ? [] : [...all, ...named]];
  for (const kept of tries.filter(({ length }) => length > 0)) {
    const over = await laidOver(changes, new Set(kept));
    const tree = await port.make('attempt', over.taken, over.files);
    // Nothing of the base's would be left to ask, but that the tests themselves are its own.
    if (tree === green.tree) return kept === helpers ? helpers : [];
    const run = await port.runBase(tree, `${name}-base-tests-settings`);
    if (run.result === 'passed' && testsNotRun(baseline, run) === 0)
      return kept.filter((path) => !named.includes(path));
  }
  return [];
}

/** A helper of the base's tests that calls otherwise; where nothing but values differ, what it expects was changed. */
async function isOtherHelper({ role, mixed, path, from = path, base, attempt }: Change): Promise<boolean> {
  if (role !== 'test-support' || mixed || isVendored(path) || base === undefined || attempt === undefined) return false;
  const [before, after] = [await tokensIn(from, base), await tokensIn(path, attempt)];
  if (typeof before === 'string' || typeof after === 'string') return false;
  const form = (tokens: typeof before) =>
    tokens.map(({ kind, text }) => (kind === 'string' || kind === 'number' ? kind : text)).join(' ');
  return form(before) !== form(after);
}

/** New tests that a build file lists: without them nothing would build. */
async function namedTests(changes: readonly Change[], settings: readonly Change[]): Promise<string[]> {
  const words = new Set(
    settings.flatMap(({ role, attempt = '' }) => (role === 'data' ? [] : (attempt.match(/[\w.-]+/g) ?? []))),
  );
  const isNamed = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return words.has(name) || words.has(name.replace(/\.\w+$/, ''));
  };
  return changes
    .filter(({ role, status, path }) => role === 'test' && status === 'added' && isNamed(path))
    .map(({ path }) => path);
}

function met(
  green: Verification,
  run: Verification,
  { gone, needs = [], deleted = [] }: { gone: string[]; needs?: string[]; deleted?: string[] },
  note?: string,
): Verification {
  const notes = [
    ...(note === undefined ? [] : [note]),
    ...(needs.length === 0
      ? []
      : [`The tests of the base are green only with ${needs.join(', ')} as the attempt has it`]),
    ...(deleted.length === 0 ? [] : [`Deleted, and the change meets it: ${deleted.join(', ')}`]),
  ];
  const baseTests = {
    result: 'passed' as const,
    unmet: [],
    changedBehaviour: [],
    ...(gone.length > 0 && { gone }),
    ...(needs.length > 0 && { needs }),
    ...(deleted.length > 0 && { deleted }),
    ...(run.flaky && { flaky: run.flaky }),
  };
  return { ...green, baseTests, notes: [...green.notes, ...notes] };
}

function concluded(
  green: Verification,
  run: Verification,
  { unmet, changedBehaviour }: BaseReading,
  { gone, testsMayChange }: { gone: string[]; testsMayChange: boolean; baseline: Verification | undefined },
): Verification {
  const extra = { ...(gone.length > 0 && { gone }), ...(run.flaky && { flaky: run.flaky }) };
  if (testsMayChange) {
    const allowed = [...unmet, ...changedBehaviour];
    const note = `Changed with the behaviour, as the story allows: ${allowed.join(', ')}`;
    const baseTests = {
      result: run.result,
      unmet: [],
      changedBehaviour: [],
      ...(unmet.length > 0 && { allowed: unmet }),
      ...extra,
    };
    return { ...green, baseTests, notes: [...green.notes, note] };
  }
  const baseTests = { result: run.result, unmet, changedBehaviour, ...extra };
  if (unmet.length === 0) return { ...green, baseTests };
  const note = `With the tests as they were before the agent, these are still red: ${unmet.join(', ')}. Their expectations were changed, not met.`;
  return { ...green, result: 'failed', baseTests, notes: [...green.notes, note] };
}
