/** Finds a run's best attempt and final test result, and tells whether a person must review the tests. */

import type { Attempt, Run } from './run.ts';
import { attemptsWords, counted, durationWords, fewOf } from './run-phrases.ts';
import type { TestCheck } from './test-check-result.ts';
import { type Verification, waitingIn } from './verification.ts';

type Verified = Pick<Run, 'attempts' | 'verifiedTree' | 'baseline'>;

/** What was tried after the last green and taken back does not count. A branch that was green as it stood has no attempt. */
export function finalVerification({ attempts, verifiedTree, baseline }: Verified): Verification | undefined {
  const verified = attempts.flatMap(({ verification }) => verification ?? []);
  if (verified.length === 0 && baseline?.tree === verifiedTree) return baseline;
  return verified.findLast(({ tree }) => tree === verifiedTree) ?? verified.at(-1);
}

/** What is told of the check of the tests at a run's end. A run that did not pass has nothing checked, though a green on its way was. */
export function shownTestCheck(run: Verified & Pick<Run, 'outcome'>): TestCheck | undefined {
  const check = finalVerification(run)?.testCheck;
  return check?.result === 'checked' && run.outcome !== 'passed' ? undefined : check;
}

export function changedTestsToReview(run: Verified): string[] {
  return waitingIn(finalVerification(run) ?? {});
}

/** Whether a person has to look before the pull request is ready. */
export const waitsForPerson = (run: Verified): boolean => personWords(run) !== '';

/** What a person has to look at: base tests that changed, were deleted although they are met, or need more of the attempt than its production. */
export function personWords(run: Verified): string {
  const { allowed = [], needs = [], deleted = [] } = finalVerification(run)?.baseTests ?? {};
  const kinds: [names: string[], what: string][] = [
    [changedTestsToReview(run), 'changed test'],
    [deleted, 'deleted test'],
    [allowed, 'replaced test'],
    [needs, 'changed file that earlier tests need'],
  ];
  const waiting = kinds.filter(([names]) => names.length > 0);
  return waiting
    .map(([names, what]) => `${counted(names.length, what, what.replace(/test$|file(?= )/, '$&s'))} (${fewOf(names)})`)
    .join(', ');
}

export function passedHeadline(run: Pick<Run, 'attempts' | 'attemptCount' | 'settings' | 'verifiedTree'>): string {
  const changed = changedTestsToReview(run).length;
  if (changed > 0) return `passed – ${counted(changed, 'changed test')}: review them`;
  const { flaky: { length: flaky } = [], testCheck } = finalVerification(run) ?? {};
  const checked = testCheckHeadline(testCheck, run.settings['test-check']?.value === 'enforce');
  if (run.attemptCount === 0) return `Passed: the branch is green${checked}`;
  const only = flaky === 0 ? '' : `, green only on a second run: ${counted(flaky, 'flaky test')}`;
  return `Passed after ${attemptsWords(run.attemptCount)}${only}${checked}`;
}

/** Whoever asked for an update is told what became of it; empty for every other run. */
export function mergedWords(run: Pick<Run, 'attemptCount' | 'base' | 'detail' | 'trigger'>): string {
  const { attemptCount, base, detail = '', trigger } = run;
  if (trigger.kind !== 'update') return '';
  return `${attemptCount === 0 && detail.startsWith(base.branch) ? detail : `${base.branch} is merged.`} `;
}

/** Number of the attempt with the fewest failing tests; of equals the latest, which holds the most work. */
export function bestAttempt(attempts: readonly Attempt[]): number | undefined {
  const verified = attempts.filter((attempt) => attempt.verification !== undefined);
  return verified.reduce<Attempt | undefined>(
    (best, attempt) => (best === undefined || failing(attempt) <= failing(best) ? attempt : best),
    undefined,
  )?.name.number;
}

/** Unknown ranks last, and so does a red without a failing test: its tests were weakened, or none ran. */
function failing({ verification }: Attempt) {
  if (verification?.result === 'passed') return 0;
  return verification?.counts?.failed || verification?.failures.length || Number.POSITIVE_INFINITY;
}

/** What the line begins with. A green on the way of a run that did not pass has nothing checked. */
export function testCheckTitle({ result }: TestCheck, outcome: Run['outcome'] = 'passed'): string {
  if (result === 'vacuous') return 'The tests would pass without the work';
  return result === 'checked' && outcome === 'passed' ? 'Tests checked' : 'Not fully checked';
}

/** The end of a headline; `decides`: an unchecked green is told there where the check is asked to decide. */
export function testCheckHeadline(check: TestCheck | undefined, decides: boolean): string {
  if (check?.result === 'vacuous') return ', and its tests would pass without the work: review it';
  return check?.result === 'unchecked' && decides ? ', not fully checked' : '';
}

/** What nobody notices or could be told, first; then what was tried and what came of it. */
export function testCheckLine({ reasons, by, withoutChange, expectations, code }: TestCheck): string {
  const parts = [
    ...reasons,
    by === 'base' ? 'by the tests of the base' : '',
    tallyWords(expectations, 'changed expectation'),
    withoutChangeWords(withoutChange),
    tallyWords(code, 'way of breaking the code', 'ways of breaking the code'),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function tallyWords(tally: TestCheck['code'], one: string, many?: string) {
  if (tally === undefined || tally.tried === 0) return '';
  return `${tally.detected} of ${counted(tally.tried, one, many)} made tests fail`;
}

function withoutChangeWords(without: TestCheck['withoutChange']) {
  if (without === undefined || without.tests === 0) return '';
  const { tests, assertion, missing } = without;
  const red = assertion + missing;
  const words = `${red} of ${counted(tests, 'new test')} ${red === 1 ? 'fails' : 'fail'} without the change`;
  if (missing === 0) return words;
  return `${words}${missing === red ? '' : `, ${missing} of them`} because something is missing there`;
}

/** `12 runs, 41 s`: what the experiments took; empty where nothing was run. */
export function testCheckTimeWords({ runs, durationMs }: Pick<TestCheck, 'runs' | 'durationMs'>): string {
  return runs === 0 ? '' : `${counted(runs, 'run')}, ${durationWords(durationMs)}`;
}

/** What only a reviewer can judge: one sentence each. */
export function testCheckDoubts(check: TestCheck | undefined): string[] {
  if (check === undefined) return [];
  const idle = (check.withoutChange?.green ?? []).map((name) => `The new test "${name}" is green without the change.`);
  const answers = (check.knownAnswers ?? []).map(
    ({ path, line, value }) => `${path}:${line} ${knownAnswerWords(value)}: a special case?`,
  );
  return [...check.reasons.map((reason) => `${reason}.`), ...idle, ...answers];
}

/** What code does that may know an answer by heart; `shown` writes the value. */
export function knownAnswerWords(value: string, shown = value): string {
  return value.endsWith('/') ? `names ${shown}, a folder of the tests` : `decides by ${shown}, a value of the tests`;
}

/** Where the experiments printed to, in their order, each once. */
export function testCheckLogs({ withoutChange, mutants }: TestCheck): string[] {
  const all = [withoutChange?.logPath, ...mutants.map(({ logPath }) => logPath)];
  return [...new Set(all.filter((path) => path !== undefined))];
}
