/**
 * Defines the interface of experiments, which are test runs on deliberately changed code, and collects an attempt's new
 * or changed tests.
 */

import { posix } from 'node:path';
import type { MutantRecord, TestCheck } from '../../run/test-check-result.ts';
import type { Verification } from '../../run/verification.ts';
import type { GreenAttempt, Trees } from '../attempt-trees.ts';
import { type Change, freshLines, type Side, textsOfTests } from '../changed-files.ts';
import { isNotLoaded, isOf, leafOf } from '../failure-matching.ts';
import { roleOf } from '../file-roles.ts';
import { type Code, codeIn, type Edit } from '../languages/functions.ts';
import { languageOf } from '../languages/language-of-file.ts';
import { bareText, importsIn, linesOf } from '../languages/syntax-tree.ts';
import { type Test, testsIn } from '../languages/tests.ts';
import { type LocatedTest, matchTests } from '../matched-tests.ts';
import { loads } from '../role-by-use.ts';
import type { Runs } from './test-runs.ts';

/** What is known of a green attempt while its experiments run. */
export interface Work {
  trees: Trees;
  attempt: GreenAttempt;
  runs: Runs;
  tests: readonly AskingTest[];
  code: readonly ChangedCode[];
  /** Files of tests that cannot be read, of which the run without the change tells something. */
  explained?: ReadonlySet<string>;
  /** By test: what has shown that it depends on the work. */
  checked: Map<AskingTest, 'expectation' | 'code' | 'assertion'>;
  /** Tests that some mutant of the changed code made fail, be it that it throws. */
  failing?: ReadonlySet<AskingTest>;
  /** Tests that are green over the base's production; undefined: nobody knows. */
  greenWithout?: ReadonlySet<AskingTest>;
  /** A second run of the attempt's tree, of whose failures no other run of it has all. */
  byChance?: Verification;
}

export interface Experiment {
  name: string;
  /** Lays its mutants and runs them. Nothing: there is nothing to try. */
  run(work: Work): Promise<Finding | undefined>;
}

export interface Finding {
  /** What fails the attempt, and what stays unchecked: a sentence each. */
  fails?: readonly string[];
  unchecked?: readonly string[];
  /** For the record and its line. */
  summary?: Partial<Pick<TestCheck, 'withoutChange' | 'expectations' | 'code' | 'knownAnswers' | 'by'>>;
}

/** Long texts are cut: a record is to be read. */
export function recordMutant(
  { runs }: Work,
  { line, text, after }: Pick<Edit, 'line' | 'text' | 'after'>,
  of: Omit<MutantRecord, 'line' | 'before' | 'after'>,
): void {
  const short = (all: string) => (all.length > 200 ? `${all.slice(0, 200)}…` : all);
  runs.record.mutants.push({ ...of, line, before: short(text), after: short(after) });
}

/** A changed file of production, read. */
export interface ChangedCode {
  change: Change;
  text: string;
  code: Code;
  /** Lines that the base does not have. */
  fresh: ReadonlySet<number>;
  /** No test loads it. */
  apart?: boolean;
}

export interface AskingTest {
  path: string;
  test: Pick<Test, 'name' | 'line' | 'text' | 'whole' | 'head' | 'body' | 'assertions' | 'expected'>;
  /** `met`: as the base has it, and red there; `named`: known by the run without the change alone. */
  kind: 'added' | 'changed' | 'met' | 'named';
  /** Lines of its file that the base does not have. */
  fresh: ReadonlySet<number>;
}

/** More are no change that somebody wrote. */
const most = 200;
const mostFiles = 300;

export async function askingTests(trees: Trees, attempt: GreenAttempt) {
  const { changes, baseline, green } = attempt;
  const { matched, gone, added: all, unread } = await matchTests(changes);
  const added = await withoutHelpers(changes, all);
  const freshIn = new Map(changes.map((change) => [change.path, freshLines(change)]));
  // A mark may hold elsewhere alone, such as on another system.
  const isAll = green.counts && !isSkipping({ green, baseline });
  const isRun = ({ test }: LocatedTest) => isAll || !test.marks.some(({ mark }) => mark === 'skip' || mark === 'todo');
  const asking = (all: readonly LocatedTest[], kind: AskingTest['kind']) =>
    all.filter(isRun).map((one): AskingTest => ({ ...one, kind, fresh: freshIn.get(one.path) ?? new Set() }));
  const [changed, kept]: [LocatedTest[], LocatedTest[]] = [[], []];
  for (const [base, now] of matched)
    (base.test.text === now.test.text || (await bareOf(base)) === (await bareOf(now)) ? kept : changed).push(now);
  const touched = new Set(changes.map(({ path }) => path));
  const others = await redFiles(trees, baseline, touched);
  const met = [...kept, ...others].filter((one) => isRed(one, baseline));
  const tests = [...asking(added, 'added'), ...asking(changed, 'changed'), ...asking(met, 'met')];
  const skipped = added.filter((one) => !isRun(one));
  // A test that was changed may have fewer rows.
  const isSteady = gone.length + changed.length + unread.length === 0;
  // Fewer tests ran than there were with those that the attempt adds.
  const isFewer = isSteady && added.length > 0 && ranIn(green) < ranIn(baseline) + added.length;
  const isMany = matched.length + gone.length > ranIn(baseline);
  const ofBase = isFewer || isMany ? await testsOfBase(trees, attempt) : [];
  const isCoarse = ofBase.length > ranIn(baseline);
  // `unread`: files of tests that cannot be read; `skipped`: tests that the attempt adds and the run skips.
  return {
    ...{ tests: tests.slice(0, most), unread, skipped, isShort: isFewer && !isCoarse },
    // The runner counts and names what is more than a test, such as programs that hold many.
    ...(isCoarse && { named: [...ofBase, ...tests].filter(({ test }) => test.name !== 'main') }),
  };
}

/** A file without a test that other files of tests load is no script. */
async function withoutHelpers(changes: readonly Change[], tests: readonly LocatedTest[]) {
  const helpers = new Set<string>();
  const ofTests = changes.filter(({ role }) => role.startsWith('test'));
  for (const { path } of tests.filter(({ test }) => test.whole))
    for (const one of ofTests)
      if (one.path !== path && (await loads(one.attempt ?? '', one.path, path))) helpers.add(path);
  return tests.filter(({ path }) => !helpers.has(path));
}

async function testsOfBase(trees: Trees, { command, testPaths: globs }: GreenAttempt) {
  const paths = await trees.list('base');
  const isOfTests = (path: string) => roleOf(path, { command, globs }) === 'test';
  return testsAt(trees, 'base', paths.filter(isOfTests));
}

/** Those in these files, or in the ones of them whose text fits. */
async function testsAt(trees: Trees, side: Side, paths: readonly string[], fits = (_: string) => true) {
  const found: LocatedTest[] = [];
  for (const path of paths.slice(0, mostFiles)) {
    const text = await trees.read(side, path);
    const tests = text !== undefined && fits(text) && (await testsIn(path, text));
    if (typeof tests === 'object') for (const test of tests) found.push({ path, test });
  }
  return found;
}

/** Not a number where nobody knows. */
export const ranIn = ({ counts }: Partial<Verification> = {}) =>
  counts === undefined ? Number.NaN : counts.passed + counts.failed + counts.skipped;

/** The run skips more tests than that of the base. */
export const isSkipping = ({ green, baseline }: Pick<GreenAttempt, 'green' | 'baseline'>) =>
  (green.counts?.skipped ?? 0) > (baseline?.counts?.skipped ?? 0);

/** Another comment makes no other test. */
const bareOf = ({ path, test }: LocatedTest) => bareText(path, test.text);

const isRed = (one: LocatedTest, baseline: Verification | undefined) =>
  baseline?.failures.some(
    (failure) => isOf(failure, one) || (failure.kind === 'suite' && isNotLoaded(failure, one)),
  ) === true;

/** Tests of files that the attempt did not touch, and of which the base names a red one. */
async function redFiles(trees: Trees, baseline: Verification | undefined, touched: ReadonlySet<string>) {
  const red = (baseline?.failures ?? []).filter(({ kind }) => kind !== 'compile');
  if (red.length === 0) return [];
  const names = red.map(({ name }) => leafOf(name));
  const files = red.map(({ file, name }) => file ?? name);
  const candidates = (await trees.list('attempt')).filter((path) => languageOf(path) && !touched.has(path));
  const named = candidates.filter((path) => files.some((file) => file.endsWith(path) || path.endsWith(file)));
  const rest = named.length > 0 ? [] : candidates.filter((path) => /test|spec/i.test(path));
  const fits = (text: string) => named.length > 0 || names.some((name) => text.includes(name));
  return testsAt(trees, 'attempt', [...named, ...rest], fits);
}

const mostCalled = 20;

/** Each file as if the lines of the functions that tests name were new. */
export async function calledCode(
  trees: Trees,
  { changes }: GreenAttempt,
  tests: readonly AskingTest[],
): Promise<ChangedCode[]> {
  const texts = textsOfTests(changes);
  const bodies = tests.map(({ test }) => test.body.text).join('\n');
  const words = new Set(bodies.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  const touched = new Set(changes.map(({ path }) => path));
  const isNamed = (path: string) => texts.some((text) => text.includes(stemOf(path)));
  const paths = (await trees.list('attempt')).filter((path) => !touched.has(path) && languageOf(path) && isNamed(path));
  const found: ChangedCode[] = [];
  for (const path of paths.filter((path) => !/test|spec/i.test(path)).slice(0, mostCalled)) {
    const text = await trees.read('attempt', path);
    const code = text === undefined ? undefined : await codeIn(path, text);
    if (text === undefined || typeof code !== 'object') continue;
    const called = code.functions.filter(({ name }) => words.has(name));
    const fresh = new Set(called.flatMap(linesOf));
    if (called.length > 0)
      found.push({
        change: { path, status: 'modified', role: 'production', base: text, attempt: text },
        text,
        code,
        fresh,
      });
  }
  return found;
}

/** First what the tests load, by the names in what they and that import: a script of the project stands apart. */
export async function loadedFirst(
  { list, read }: Trees,
  code: readonly ChangedCode[],
  tests: readonly { path: string }[],
): Promise<readonly ChangedCode[]> {
  const own = new Set(tests.map(({ path }) => path));
  const loaded = new Set(own);
  const folders = new Set([...own].map(posix.dirname));
  const files = code.length < 2 ? [] : (await list('attempt')).filter((path) => languageOf(path));
  // A set that grows is walked to its end.
  for (const path of loaded) {
    const text = files.length === 0 || loaded.size > mostFiles ? undefined : await read('attempt', path);
    const words = text ? await loadedWords(path, text) : new Set();
    for (const file of files) if (words.has(stemOf(file))) loaded.add(file);
  }
  const isApart = ({ change: { path } }: ChangedCode) => !loaded.has(path) && !folders.has(posix.dirname(path));
  if (code.every(isApart)) return code;
  return code.map((one) => ({ ...one, apart: isApart(one) })).sort((a, b) => Number(a.apart) - Number(b.apart));
}

async function loadedWords(path: string, text: string): Promise<ReadonlySet<string>> {
  const { lines = [], loads = [] } = (await importsIn(path, text)) ?? {};
  return new Set([...lines, ...loads].join('\n').match(/[\w-]+/g));
}

function stemOf(path: string) {
  const stem = posix.basename(path).replace(/\.\w+$/, '');
  return /^(?:index|main|mod|lib|__init__)$/.test(stem) ? posix.basename(posix.dirname(path)) : stem;
}
