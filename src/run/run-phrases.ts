/**
 * Writes facts of a run as short phrases for all reports: durations, costs, tokens, test results, failures. Callers
 * must encode untrusted text in the phrases; only lists of failures are encoded here.
 */

import type { Attempt, Checkpoint, Run } from './run.ts';
import { noUsage, tokensRead, type Usage } from './usage.ts';
import {
  failingChanges,
  namesFailingTest,
  noTestRanNote,
  ranNoTest,
  type TestCounts,
  type Verification,
  waitingIn,
} from './verification.ts';
import { waitingWords } from './waits.ts';

/** `1 test`, `3 tests`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

export const attemptsWords = (count: number): string => counted(count, 'attempt');

/** `up to 4 attempts`: of a cycle of TDD red and green have as many each. */
export function upToWords({ maxIterations, mode }: Pick<Run, 'maxIterations' | 'mode'>): string {
  return `up to ${attemptsWords(maxIterations + 1)}${mode === 'tdd' ? ' for each red and each green' : ''}`;
}

/** Below the run's cause, which is a stop's own sentence: no attempt tells it again. */
export function belowCause(run: Run): Run {
  const isSaid = ({ stop }: Attempt) => run.outcome !== 'passed' && stop !== undefined && stop.detail === run.detail;
  return { ...run, attempts: run.attempts.map((one) => (isSaid(one) ? { ...one, stop: undefined } : one)) };
}

/** `src/cart.js:6`, or the path alone. */
export function placeWords(path: string, line: number | undefined): string {
  return line === undefined ? path : `${path}:${line}`;
}

/** `retry 1/3: 2 failed – cart › total; cart › rounding`: why an attempt is not green. `encode` makes foreign text fit for its sink. */
export function failureWords(attempt: Attempt, encode: (text: string, maxChars?: number) => string): string {
  const { label, noProgress, stop, verification } = attempt;
  if (noProgress !== undefined) return `${label}: ${encode(noProgress)}`;
  if (verification === undefined) return `${label}: ${encode(stop?.detail ?? 'not verified')}`;
  const list = nameList(verification.failures, encode);
  return `${label}: ${judgedResult(attempt, verification).words}${list}`;
}

/**
 * `Red before the agent: 1 failed – cart › total; must be green at the end`; undefined where the baseline was green or did
 * not run. `encode` makes foreign text fit for its sink.
 */
export function redBeforeWords(
  { baseline, outcome }: Pick<Run, 'baseline' | 'outcome'>,
  encode: (text: string, maxChars?: number) => string,
): string | undefined {
  if (baseline === undefined || baseline.result === 'passed') return undefined;
  // One that could not start, or that names no test, ends the run: nothing is to be made green.
  if (baseline.result === 'broken' || (outcome === 'setup-failed' && !namesFailingTest(baseline))) return undefined;
  const list = nameList(baseline.failures, encode);
  return `Red before the agent: ${resultWords(baseline)}${list}; must be green at the end`;
}

function nameList(failures: readonly { name: string }[], encode: (text: string, maxChars?: number) => string) {
  const names = failures.slice(0, 10).map(({ name }) => encode(name, 120));
  const more = failures.length - names.length;
  return names.length === 0 ? '' : ` – ${names.join('; ')}${more > 0 ? `; ${more} more` : ''}`;
}

/** `0.4 s`, `12 s`, `3 m 05 s`, `1 h 02 m`. */
export function durationWords(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const pad = (part: number) => String(part).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)} m ${pad(seconds % 60)} s`;
  return `${Math.floor(seconds / 3600)} h ${pad(Math.floor(seconds / 60) % 60)} m`;
}

/** `$0.29`; below a cent `$0.0042`; `unknown` where the model has no price or the agent does not say. */
export function costWords(usd: number | null): string {
  if (usd === null) return 'unknown';
  return usd === 0 || usd >= 0.01 ? `$${usd.toFixed(2)}` : `$${usd.toFixed(4)}`;
}

/** The same where no word beside it says that it is a cost. */
export function statedCostWords(usd: number | null): string {
  return usd === null ? 'cost unknown' : costWords(usd);
}

/** What a run that goes on does now: `implementing`, `implementing – edit src/cart.js`. */
export function doingWords({ doing, tool }: Pick<Run, 'doing' | 'tool'>): string {
  return tool === undefined ? doing : `${doing} – ${tool}`;
}

/** `turn 4 of 150`, `$0.12 of $10.00`: how far it has come, and how far it may go. */
export function farWords(run: Run): string[] {
  const { attempts, costUsd, doing, settings } = run;
  const attempt = attempts.at(-1);
  if (attempt === undefined) return [];
  const most = settings['max-turns']?.value;
  const cap = settings['max-cost-usd']?.value;
  const turn =
    doing === 'implementing' && typeof most === 'number' ? [`turn ${Math.max(1, attempt.turns)} of ${most}`] : [];
  const until = untilWords(run);
  const far = until === undefined ? turn : [...turn, until];
  if (costUsd === null) return [...far, 'cost unknown'];
  return [...far, typeof cap === 'number' ? `${costWords(costUsd)} of ${costWords(cap)}` : costWords(costUsd)];
}

/** `asked again until 10:15 UTC at the latest`: a provider that is overloaded is asked as long as the run's own time lasts. */
export function untilWords({ doing, startedAt, settings }: Run): string | undefined {
  const minutes = settings['timeout-minutes']?.value;
  if (typeof minutes !== 'number' || doing !== waitingWords({})) return undefined;
  return `asked again until ${new Date(Date.parse(startedAt) + minutes * 60_000).toISOString().slice(11, 16)} UTC at the latest`;
}

/** `$0.29, of it $0.04 for the review`. */
export function runCostWords({ costUsd, reviewCostUsd }: Pick<Run, 'costUsd' | 'reviewCostUsd'>): string {
  const review =
    reviewCostUsd === null || reviewCostUsd === 0 ? '' : `, of it ${costWords(reviewCostUsd)} for the review`;
  return `${statedCostWords(costUsd)}${review}`;
}

/** ` · 12526 tokens in, 70 out`. Of an agent that does not tell what it used nothing is said: 0 would be false. */
export function runTokensWords(run: Pick<Run, 'costUsd' | 'usage' | 'reviewUsage'>): string {
  const { costUsd, usage, reviewUsage } = run;
  const words = tokensWords(usage);
  const isOfReview = costUsd === null && words === tokensWords(reviewUsage);
  if (!isOfReview) return ` · ${words}`;
  return words === tokensWords(noUsage) ? '' : ` · ${words} for the review`;
}

/** `12526 tokens in, 70 out`. */
export function tokensWords(usage: Usage): string {
  return `${tokensRead(usage)} tokens in, ${usage.outputTokens} out`;
}

/** `3 files +48 −6`. */
export function changeWords(checkpoint: Checkpoint | undefined): string {
  if (checkpoint === undefined) return 'no change';
  const held = checkpoint.heldBack.length;
  if (checkpoint.files === 0) return held === 0 ? 'no change' : `${counted(held, 'path')} held back`;
  return `${counted(checkpoint.files, 'file')} +${checkpoint.insertions} −${checkpoint.deletions}`;
}

/** `2 failed, 210 passed, 1 skipped`: what is 0 is left out, passed is not. */
export function countsWords(counts: TestCounts): string {
  const parts = [counts.failed > 0 ? `${counts.failed} failed` : '', `${counts.passed} passed`];
  if (counts.skipped > 0) parts.push(`${counts.skipped} skipped`);
  return parts.filter((part) => part !== '').join(', ');
}

/** The run's branch, where there is one: nothing was pushed to it before the first commit, and a dry run would have made it. */
export function branchOf(run: Pick<Run, 'branch' | 'headSha' | 'settings'>): string | undefined {
  const { branch, headSha, settings } = run;
  return headSha !== undefined || settings['dry-run']?.value === true ? branch : undefined;
}

/** One phrase for what a verification found: `215 passed`, `1 failed, 214 passed`, `build failed (exit 2)`. */
export function resultWords(verification: Verification): string {
  const { result, step, counts, exitCode, failures, baseTests } = verification;
  if (result === 'timed-out') return `${step} timed out`;
  if (result === 'broken') return `${step} could not start (exit ${exitCode ?? 'none'})`;
  if (result === 'passed') {
    const changed = waitingIn(verification).length;
    const words = counts === undefined ? 'exit 0, tests not counted' : countsWords(counts);
    return changed === 0 ? words : `${words}, ${counted(changed, 'changed test')}`;
  }
  if (failingChanges(verification).length > 0) return 'tests weakened';
  const unmet = baseTests?.unmet.length ?? 0;
  if (unmet > 0) return `${counted(unmet, 'expectation')} changed, not met`;
  if (counts !== undefined && counts.failed > 0) return countsWords(counts);
  if (counts === undefined && step === 'test' && failures.length > 0) return uncountedWords(verification);
  if (ranNoTest(verification)) return noTestRanNote;
  if (exitCode === 0 && step === 'test') return deniedWords(verification);
  return exitCode === null ? `${step} was stopped` : `${step} failed (exit ${exitCode})`;
}

/** What the check of the tests said against a command that exits 0. */
export function vacuousBecause({ result, step, exitCode, testCheck }: Verification): string | undefined {
  if (result !== 'failed' || exitCode !== 0 || step !== 'test' || testCheck?.result !== 'vacuous') return undefined;
  return testCheck.reasons[0];
}

/** `2 passed, not by the work`: the command exits 0, and something else speaks against it, which the notes tell. */
function deniedWords({ counts, testCheck, install }: Verification) {
  const found = counts === undefined ? 'exit 0' : countsWords(counts);
  if (testCheck?.result === 'vacuous') return `${found}, also without the work`;
  return install?.result === 'failed' ? `${found}, install fails in a fresh clone` : `${found}, not accepted`;
}

/** `2 failed`; where no test did `3 errors (exit 2)`, or only that something was red. */
function uncountedWords(verification: Verification) {
  const { failures, exitCode } = verification;
  if (namesFailingTest(verification)) return `${failures.length} failed`;
  const errors = failures.filter(({ file }) => file !== undefined).length;
  const what = errors === 0 ? 'no failing test recognised' : counted(errors, 'error');
  return `${what} (${exitCode === null ? 'stopped' : `exit ${exitCode}`})`;
}

/** What a verification means for its attempt: in TDD a red may be wanted, and a green may not be. */
export function judgedResult(
  { name, provedRed }: Pick<Attempt, 'name' | 'provedRed'>,
  verification: Verification,
): { mark: '✓' | '✗' | '–'; words: string } {
  const words = resultWords(verification);
  if (provedRed) return { mark: '✓', words: `red as wanted: ${words}` };
  if (verification.result !== 'passed') return { mark: '✗', words };
  return name.phase.name === 'red' ? { mark: '–', words: `green where red is wanted: ${words}` } : { mark: '✓', words };
}

/** What the last verification printed, condensed, or setup where it came to none; empty where that was green. */
export function lastRedOutput({ attempts, baseline, setup }: Pick<Run, 'attempts' | 'baseline' | 'setup'>): string {
  const verified = [baseline, ...attempts.map(({ verification }) => verification)];
  const last = verified.findLast((one) => one !== undefined);
  if (last === undefined) return setup?.output ?? '';
  return last.result === 'passed' ? '' : last.output;
}

/** The heading of that output: no attempt's where none was verified. */
export function lastOutputTitle({ attempts, baseline }: Pick<Run, 'attempts' | 'baseline'>): string {
  if (attempts.some(({ verification }) => verification !== undefined)) return 'Last test output';
  return baseline === undefined ? 'Setup output' : 'Printed before the agent';
}

/** Wall time of an attempt that has ended, else of its parts so far. */
export function attemptMs(attempt: Attempt): number {
  if (attempt.endedAt === undefined) return attempt.agentMs + attempt.testMs;
  return Math.max(0, Date.parse(attempt.endedAt) - Date.parse(attempt.startedAt));
}

/** At most three of them, and how many more there are. */
export function fewOf(names: readonly string[], count = names.length): string {
  const shown = names.slice(0, 3);
  return count > shown.length ? `${shown.join(', ')} and ${count - shown.length} more` : shown.join(', ');
}
