/**
 * Runs experiments on an attempt whose tests pass: each changes code or tests on purpose and runs the tests, which
 * should then fail.
 */

import { posix } from 'node:path';
import { knownAnswerWords } from '../../run/final-verification.ts';
import { succeeds } from '../../run/succeeds.ts';
import type { TestCheck } from '../../run/test-check-result.ts';
import type { GreenAttempt, Trees } from '../attempt-trees.ts';
import { type Change, freshLines } from '../changed-files.ts';
import { isData } from '../file-roles.ts';
import { codeIn } from '../languages/functions.ts';
import { bareText } from '../languages/syntax-tree.ts';
import { brokenCode, runFirstMutant } from './broken-code.ts';
import { changedExpectations } from './changed-expectations.ts';
import { readsNothing } from './empty-environment.ts';
import {
  type AskingTest,
  askingTests,
  type ChangedCode,
  calledCode,
  type Experiment,
  type Finding,
  loadedFirst,
  type Work,
} from './experiment.ts';
import { knownAnswers } from './known-answers.ts';
import { liveAssertions } from './live-assertions.ts';
import { secondRun } from './second-run.ts';
import { openRuns } from './test-runs.ts';
import { askingIn, isGreenWithout, isRewritten, namesOf, pass, withoutChange } from './without-change.ts';

export const experiments: readonly Experiment[] = [
  withoutChange,
  changedExpectations,
  brokenCode,
  liveAssertions,
  readsNothing,
  secondRun,
];

export type OpenCheck = ReturnType<typeof openCheck>;

export function openCheck(trees: Trees, attempt: GreenAttempt) {
  let preparing: ReturnType<typeof prepare> | undefined;
  const prepared = () => (preparing ??= prepare(trees, attempt));
  let first: ReturnType<Experiment['run']> | undefined;
  let begun: Promise<boolean> | undefined;
  const begin = async () => {
    const { work } = await prepared();
    first = withoutChange.run(work);
    await first;
    if (work.checked.size === 0) await runFirstMutant(work);
  };
  return {
    /** What some experiment needs, whatever the base's tests say: it may run beside them. */
    begin() {
      // Whoever needs the run awaits it, and meets its error.
      begun = succeeds(begin());
    },
    /** What has begun is over: it must not go on beside the next attempt. */
    over: async () => void (await begun),
    /** Never throws for what is in the trees: what cannot be told is unchecked, with the reason. */
    end: async () => checkTests(await prepared(), first),
    byChance: async () => (await prepared()).work.byChance,
  };
}

async function prepare(trees: Trees, attempt: GreenAttempt) {
  const asking = await askingTests(trees, attempt);
  const { tests } = asking;
  const runs = openRuns(trees, attempt, asking.named);
  const changed = await changedCode(attempt.changes);
  const isUnchanged = !attempt.changes.some(({ role }) => role === 'production');
  const called = isUnchanged ? await calledCode(trees, attempt, tests) : [];
  const touched = attempt.changes.filter(({ role, attempt: text }) => role === 'test' && text !== undefined);
  const code = await loadedFirst(trees, [...changed.code, ...called], [...tests, ...touched]);
  const work: Work = { trees, attempt, runs, tests, code, checked: new Map() };
  return { ...asking, ...changed, work };
}

async function checkTests(
  { work, code, data, unread, skipped, isShort, unreadable }: Awaited<ReturnType<typeof prepare>>,
  first: ReturnType<Experiment['run']> | undefined,
): Promise<TestCheck> {
  const { trees, runs, attempt } = work;
  const findings: Finding[] = [];
  for (const experiment of experiments) {
    trees.checking(experiment.name);
    const finding = await ((experiment === withoutChange ? first : undefined) ?? experiment.run(work));
    // What nobody notices is told first.
    if (finding) findings[experiment === liveAssertions ? 'push' : 'unshift'](finding);
    if ((finding?.fails?.length ?? 0) > 0) break;
  }
  await runs.ended();
  const { tests, explained } = work;
  const answers = await knownAnswers(work, code);
  const mergedSummary: NonNullable<Finding['summary']> = Object.assign({}, ...findings.map(({ summary }) => summary));
  const fails = findings.flatMap((finding) => finding.fails ?? []);
  const base = { ...mergedSummary, ...(answers.length > 0 && { knownAnswers: answers }), ...runs.record };
  if (fails.length > 0) return { ...base, result: 'vacuous', reasons: fails };
  const isOpen = !mergedSummary.by && code.length + data.length > 0 && tests.every((test) => isRewritten(work, test));
  // What only tests bring along is no work.
  const isApart = work.code.length === 0 && attempt.changes.every(({ role }) => /^test/.test(role));
  const unchecked = [
    ...findings.flatMap((finding) => finding.unchecked ?? []),
    ...answersWords(answers),
    ...openTests(work, mergedSummary),
    skipped.length > 0 &&
      `the attempt adds ${namesOf(skipped)}, and the run skips ${skipped.length === 1 ? 'it' : 'them'}`,
    isShort && 'the command does not run all tests that the attempt adds',
    ...unread.flatMap(({ path, reason }) => (explained?.has(path) ? [] : `${path}: ${reason}`)),
    ...unreadable.map(({ change, reason }) => `${change.path}: ${reason}`),
    // To tests that the attempt wrote itself nothing had to be fitted.
    ...(attempt.baseline?.result === 'passed' ? [] : data.map((path) => `${path}: data cannot be changed on purpose`)),
    isOpen && 'no test was found that asks for the change',
    isApart && tests.some(({ kind }) => kind === 'added') && 'no production code was found that the added tests call',
    runs.over(),
  ];
  const reasons = [...new Set(unchecked.filter(Boolean))] as string[];
  if (reasons.length > 0) return { ...base, ...runs.record, result: 'unchecked', reasons };
  return { ...base, ...(tests.length + code.length === 0 && { by: 'base' }), result: 'checked', reasons };
}

/** Changed files of production, read; of one that cannot be read the reason. */
async function changedCode(changes: readonly Change[]) {
  const code: ChangedCode[] = [];
  const data: string[] = [];
  const unreadable: (Pick<ChangedCode, 'change' | 'text' | 'fresh'> & { reason: string })[] = [];
  for (const change of changes) {
    const { path, role, base, attempt } = change;
    if (role !== 'production' || attempt === undefined || onlyLost(change)) continue;
    if ((await bareText(path, attempt)) === (await bareText(path, base ?? ''))) continue;
    const read = await codeIn(path, attempt);
    const one = { change, text: attempt, fresh: freshLines(change) };
    if (typeof read === 'object') code.push({ ...one, code: read });
    else if (read === undefined && isData(posix.basename(path))) data.push(path);
    else unreadable.push({ ...one, reason: read ?? 'code of its language cannot be changed on purpose' });
  }
  return { code, data, unreadable: unreadable.filter((one) => !isCopy(one, code)) };
}

/** All that is new in it stands in files that can be read: it is put together from these. */
function isCopy({ text, fresh }: Pick<ChangedCode, 'text' | 'fresh'>, code: readonly ChangedCode[]) {
  const known = new Set(code.flatMap((one) => one.text.split('\n').map((line) => line.trim())));
  return text.split('\n').every((line, at) => !fresh.has(at + 1) || known.has(line.trim()));
}

/** Lines of it are gone, and none is new or stands elsewhere. */
function onlyLost({ base = '', attempt = '' }: Change) {
  const left = attempt.split('\n').filter((line) => line.trim() !== '');
  let at = 0;
  for (const line of base.split('\n')) if (line === left[at]) at++;
  return at === left.length;
}

/** Tests of the attempt that nothing has shown to depend on the work. */
function openTests(work: Work, { withoutChange: without, by, code: mutants }: NonNullable<Finding['summary']>) {
  const { tests, checked, runs, code, failing = new Set() } = work;
  // Of the base's tests, which data or a helper made red, one is enough.
  const isOfBase = ({ kind, fresh }: AskingTest) =>
    kind === 'met' || (kind === 'named' && (by !== undefined || (fresh.size === 0 && checked.size > 0)));
  const unshown = tests.filter((test) => !isOfBase(test) && !checked.has(test));
  if (unshown.length === 0 || runs.over() !== undefined || (without && without.green.length === tests.length))
    return [];
  const kindOf = (test: AskingTest) => {
    if (failing.has(test)) return 'loud';
    if (test.kind === 'named' && code.length === 0) return 'red';
    return isGreenWithout(work, test) && without ? 'green' : 'silent';
  };
  // Where nothing of the change goes unnoticed, others may guard what was so before.
  const isNoticed = without?.assertion && mutants && mutants.tried > 2 && mutants.detected === mutants.tried;
  const guards = (test: AskingTest) =>
    isNoticed &&
    failing.has(test) &&
    isGreenWithout(work, test) &&
    !test.test.assertions.every(({ constant }) => constant);
  const open = unshown.filter((test) => askingIn(work).includes(test) && !guards(test));
  const { loud = [], red = [], green = [], silent = [] } = Object.groupBy(open, kindOf);
  return [
    silent.length > 0 && `no deliberate change made ${namesOf(silent)} fail`,
    green.length > 0 && `${namesOf(green)} ${pass(green)} without the change`,
    red.length > 0 &&
      `without the change ${namesOf(red)} ${red.length === 1 ? 'fails' : 'fail'}, and how cannot be told`,
    loud.length > 0 && `only an error in the changed code made ${namesOf(loud)} fail, and no wrong value`,
  ];
}

function answersWords(answers: NonNullable<TestCheck['knownAnswers']>) {
  const [first] = answers;
  if (!first) return [];
  const same = answers.filter(({ value }) => value.endsWith('/') === first.value.endsWith('/'));
  const values = [...new Set(same.map(({ value }) => value))].slice(0, 3).join(', ');
  return [`${first.path}:${first.line} ${knownAnswerWords(first.value, values)}`];
}
