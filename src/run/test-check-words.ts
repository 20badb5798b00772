/**
 * Describes in words whether the tests of a green attempt depend on its change, and which experiments have shown it. Plain
 * text, nothing encoded.
 */

import { durationWords } from './number-words.ts';
import type { Run } from './run.ts';
import type { TestCheck } from './test-check.ts';

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
    tallyWords(expectations, 'changed expectation', 'made tests fail'),
    withoutChangeWords(withoutChange),
    tallyWords(code, 'way of breaking the code', 'made tests fail', 'ways of breaking the code'),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function tallyWords(tally: TestCheck['code'], one: string, what: string, many = `${one}s`): string {
  if (tally === undefined || tally.tried === 0) return '';
  return `${tally.detected} of ${tally.tried} ${tally.tried === 1 ? one : many} ${what}`;
}

function withoutChangeWords(without: TestCheck['withoutChange']): string {
  if (without === undefined || without.tests === 0) return '';
  const { tests, assertion, missing } = without;
  const red = assertion + missing;
  const words = `${red} of ${tests} new ${tests === 1 ? 'test' : 'tests'} ${red === 1 ? 'fails' : 'fail'} without the change`;
  if (missing === 0) return words;
  return `${words}${missing === red ? '' : `, ${missing} of them`} because something is missing there`;
}

/** `12 runs, 41 s`: what the experiments took; empty where nothing was run. */
export function testCheckTimeWords({ runs, durationMs }: Pick<TestCheck, 'runs' | 'durationMs'>): string {
  return runs === 0 ? '' : `${runs === 1 ? '1 run' : `${runs} runs`}, ${durationWords(durationMs)}`;
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
