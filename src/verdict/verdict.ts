/** Decides whether an attempt whose tests pass counts as success, by checks in order up to the first that fails. */

import { samePath } from '../output/failure-lines.ts';
import { counted, fewOf } from '../run/run-phrases.ts';
import type { TestCheck } from '../run/test-check-result.ts';
import type { TestChange, Verification } from '../run/verification.ts';
import { type GreenAttempt, pickFiles, type Trees } from './attempt-trees.ts';
import { findBarriers } from './barriers/barriers.ts';
import type { BaseTestsPort } from './base-overlay.ts';
import { onlyExit, verifyBaseTests } from './base-tests.ts';
import { type Change, type ChangedPath, type ChangeReader, readChanges } from './changed-files.ts';
import { experiments, type OpenCheck, openCheck } from './experiments/experiments.ts';
import type { RoleContext } from './file-roles.ts';
import { listChanges, type MatchedTests, matchTests } from './matched-tests.ts';

export interface VerdictPort extends BaseTestsPort {
  /** The repository's own install command over nothing but the files of this green, where a manifest changed. */
  installFresh(green: Verification): Promise<Verification>;
}

export interface VerdictContext extends Omit<GreenAttempt, 'changes' | 'green'> {
  name: string;
  /** From the base to the attempt. */
  paths: readonly ChangedPath[];
  testsMayChange: boolean;
  testCheck: 'enforce' | 'report' | 'off';
  /** What is known of the tests already: in TDD, that one which proved red was touched. */
  findings: readonly TestChange[];
}

interface Subject extends VerdictContext {
  port: VerdictPort;
  changes: readonly Change[];
  tests: MatchedTests;
  /** Of the tests; undefined where it is off, or nothing changed. */
  check: OpenCheck | undefined;
}

type Step = (green: Verification, subject: Subject) => Promise<Verification>;

/** The command's exit and what a test run says of itself were read with it (`build-and-test.ts`). */
const ladder: readonly Step[] = [
  async (green, subject) => withFindings(green, compareCounts(green, subject)),
  async (green, { changes, tests, command }) => withFindings(green, await findBarriers(changes, tests, command)),
  baseTests,
  testCheck,
  async (green, { check }) => withChance(green, await check?.byChance()),
  async (green, { port }) => {
    port.checking('fresh install');
    return port.installFresh(green);
  },
];

/** The checks that may run something, in their order: a run tells which of them it is at. */
export function checksOf(testCheck: VerdictContext['testCheck']): string[] {
  return ['base tests', ...(testCheck === 'off' ? [] : experiments.map(({ name }) => name)), 'fresh install'];
}

/**
 * Of a red the changes of its tests are told all the same: they may be what is to be taken back. The trees are read while the
 * commands still run over one of them.
 */
export async function judge(
  port: VerdictPort,
  settled: Verification | Promise<Verification>,
  context: VerdictContext,
): Promise<Verification> {
  const { paths, testPaths } = context;
  const changes = await readChanges(paths, port, { command: context.command, globs: testPaths });
  const tests = await matchTests(changes);
  const listed = listChanges(changes, tests);
  let now = withFindings(await settled, [...context.findings, ...listed]);
  const isChecked = context.testCheck !== 'off' && changes.length > 0;
  const attempt = { ...context, changes };
  const check = isChecked ? openCheck(port, { ...attempt, green: now }) : undefined;
  const subject: Subject = { ...attempt, port, tests, check };
  try {
    for (const step of ladder) {
      if (now.result !== 'passed') break;
      now = await step(now, subject);
    }
  } finally {
    await check?.over();
  }
  return now;
}

/** The list alone, between any two trees. */
export async function changesOfTests(
  paths: readonly ChangedPath[],
  reader: ChangeReader,
  context: RoleContext,
): Promise<TestChange[]> {
  const changes = await readChanges(paths, reader, context);
  return listChanges(changes, await matchTests(changes));
}

function withFindings(green: Verification, found: readonly TestChange[]): Verification {
  const testChanges = [...found, ...(green.testChanges ?? [])];
  const fails = testChanges.some(({ kind }) => kind === 'fails');
  if (testChanges.length === 0) return green;
  return { ...green, testChanges, ...(fails && { result: 'failed' as const }) };
}

async function baseTests(green: Verification, { port, check, ...context }: Subject): Promise<Verification> {
  port.checking('base tests');
  if (port.sideBySide(green)) check?.begin();
  const judged = await verifyBaseTests(port, { ...context, green });
  const { result = 'passed' } = judged.baseTests ?? {};
  if (judged.result === 'passed' && result === 'passed') return withNeeds(port, judged, context);
  if (!port.ended()) return judged;
  const note = 'The verification with the earlier tests did not end, so nothing confirms the exit code.';
  return { ...green, result: 'failed', notes: [...green.notes, note] };
}

async function testCheck(green: Verification, { check, testCheck: mode }: Subject): Promise<Verification> {
  if (!check || mode === 'off') return green;
  const ended = await check.end();
  const open = green.notes.filter((note) => note.endsWith(onlyExit));
  // What fails the attempt is told alone.
  if (ended.result === 'vacuous' || open.length === 0) return withTestCheck(green, ended, mode);
  const notes = green.notes.filter((note) => !open.includes(note));
  return { ...green, notes, testCheck: { ...ended, result: 'unchecked', reasons: [...ended.reasons, ...open] } };
}

/** Told with `report`; with `enforce` a green whose tests would pass without the work is red. */
export function withTestCheck(green: Verification, check: TestCheck, mode: 'enforce' | 'report'): Verification {
  if (mode === 'report' || check.result !== 'vacuous') return { ...green, testCheck: check };
  const notes = check.reasons.map((reason) => `The tests would pass without the work: ${reason}.`);
  return { ...green, result: 'failed', testCheck: check, notes: [...green.notes, ...notes] };
}

/** `red`: another run of the same tree, with new tests that are green in this one. */
function withChance(green: Verification, red: Verification | undefined): Verification {
  if (!red) return green;
  const { failures, output, logPath } = red;
  const names = [...new Set(failures.map(({ name }) => `“${name}”`))];
  const note = `${fewOf(names)}: new or changed, green and then red over the same tree. Make it end the same in each run.`;
  return { ...green, result: 'failed', failures, output, logPath, notes: [...green.notes, note] };
}

/** Fewer tests, or more that were skipped. A test whose text is gone or another explains a missing one: then the base's own decides. */
function compareCounts(green: Verification, { baseline, changes, tests, testsMayChange }: Subject): TestChange[] {
  const [before, after] = [baseline?.counts, green.counts];
  // A run that was cut short counts fewer tests without anybody having taken one away.
  if (!before || !after || green.step !== 'test') return [];
  const path = (changes.find(({ role }) => role !== 'production') ?? changes[0])?.path ?? '';
  // Whoever lets tests change lets them go; a person looks.
  const kind = testsMayChange ? 'weakened' : 'fails';
  const found: TestChange[] = [];
  const [was, now] = [before.passed + before.failed, after.passed + after.failed];
  if (now < was && !isExplained(changes, tests)) {
    const message = `${counted(now, 'test')} ran, and ${was} before the agent`;
    found.push({ kind, rule: 'fewer-tests', path, message });
  }
  const skipped = after.skipped - before.skipped;
  const own = addedSkipped(tests);
  // A new test may be many rows.
  const isOwn = own > 0 && now === was && tests.matched.every(([a, b]) => b.test.marks.length <= a.test.marks.length);
  if (skipped > own && now <= was && !isOwn) {
    const are = counted(after.skipped, 'test was', 'tests were');
    found.push({ kind, rule: 'more-skipped', path, message: `${are} skipped, and ${before.skipped} before the agent` });
  }
  return found;
}

/** A test that is gone or another may have been many rows of a table. What cannot be read may have lost any number. */
function isExplained(changes: readonly Change[], { matched, gone, unread }: MatchedTests) {
  const mayHoldMore = changes.some(({ path, base }) => base !== undefined && unread.some((one) => one.path === path));
  const isOther = matched.some(([a, b]) => a.test.text !== b.test.text && b.test.marks.length <= a.test.marks.length);
  return gone.length > 0 || mayHoldMore || isOther;
}

function addedSkipped({ added }: MatchedTests) {
  return added.filter(({ test }) => test.marks.some(({ mark }) => mark !== 'only')).length;
}

/** The attempt's tests once without what is new beside them: the list says which of them need it. */
async function withNeeds(trees: Trees, green: Verification, { changes }: Pick<Subject, 'changes'>) {
  // What is hidden – an ignore list, a workflow – is no test's.
  const isNew = ({ status, role, path }: Change) =>
    status === 'added' && /^(test-support|data|run-definition)$/.test(role) && !/(^|\/)\./.test(path);
  const support = changes.filter(isNew).map(({ path }) => path);
  const tests = changes.filter(({ role, attempt }) => role === 'test' && attempt !== undefined).map(({ path }) => path);
  if (support.length === 0 || tests.length === 0 || trees.remainingMs() < green.durationMs) return green;
  const tree = await trees.make('attempt', support, new Map());
  const run = await trees.run(tree, 'without-new-support', await pickFiles(trees, green, tests));
  if (run.result === 'passed' || run.noTestRan) return green;
  const needing = tests.filter((path) => run.failures.some(({ file, name }) => samePath(file ?? name, path)));
  const words = needing.length === 0 ? 'the tests' : fewOf(needing);
  const testChanges = green.testChanges?.map((one) =>
    support.includes(one.path) ? { ...one, message: `${one.message}, and needed by ${words}` } : one,
  );
  return { ...green, testChanges };
}
