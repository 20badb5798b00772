/**
 * Writes the prompt that tells the agent about failed tests, and a sentence for logs and tables that says why an
 * attempt failed.
 */

import { type AttemptName, attemptLabel } from '../run/run.ts';
import { counted, durationWords, fewOf, placeWords } from '../run/run-phrases.ts';
import {
  failingChanges,
  noTestRanNote,
  ranNoTest,
  type TestChanges,
  type TestFailure,
  type Verification,
} from '../run/verification.ts';
import { clip } from '../text/clip.ts';
import { paragraphs } from '../text/paragraphs.ts';
import { leafOf } from './failure-matching.ts';

export interface FeedbackInput {
  /** The attempt that was red; absent where the tests were red before the first one. */
  attempt?: AttemptName;
  red: Verification;
  testCommand: string;
  /** Where the agent's tools find the full log. */
  logPath: string;
  /** Budget of the output in it, in UTF-16 units. */
  maxChars: number;
  /** Tests are frozen: nobody may touch them. */
  frozen?: boolean;
}

/** The prompt of a retry. Its output part keeps to `maxChars`; the rest is a few hundred characters and what that part could not show. */
export function feedback(input: FeedbackInput): string {
  const { red, logPath, maxChars } = input;
  const output = clip(red.output.trim(), maxChars);
  const parts = [
    headline(input),
    [
      countsLine(red),
      changesLine('Since the last attempt', red.sinceLast),
      changesLine('Since the start', red.sinceBaseline),
    ],
    red.notes,
    weakened(red),
    unshown(red.failures, output, maxChars),
    output === '' ? [] : ['Output, condensed:', '', output],
    [`The full log is at ${logPath}; search it for more.`],
    [task(input)],
  ];
  return paragraphs(
    parts.map((part) => (typeof part === 'string' ? part : part.filter((line) => line !== undefined).join('\n'))),
  );
}

/** One sentence for logs and rows: `1 test failing (discount takes ten percent off)`. */
export function reason(red: Verification): string {
  const [weak] = failingChanges(red);
  if (red.result === 'timed-out') return `timed out after ${durationWords(red.durationMs)}`;
  if (red.result === 'broken') return `the ${red.step} command could not start (exit code ${red.exitCode})`;
  if (red.step === 'build') return `build failed (${problems(red) ?? ending(red)})`;
  if (red.exitCode === 0 && weak) return `tests weakened (${clip(weak.message, 120)})`;
  const failing = red.failures.filter((failure) => failure.kind !== 'compile');
  if (failing.length > 0) {
    const count = Math.max(failing.length, red.counts?.failed ?? 0);
    return `${counted(count, 'test')} failing (${names(failing, count)})`;
  }
  const unmet = red.baseTests?.unmet ?? [];
  if (unmet.length > 0) {
    const list = fewOf(unmet.map((name) => clip(name, 60)));
    return `${counted(unmet.length, 'expectation')} changed, not met (${list})`;
  }
  if (ranNoTest(red)) return noTestRanNote;
  if (red.exitCode === 0) return clip(red.notes[0] ?? 'red', 160);
  return `${ending(red)}, ${problems(red) ?? 'no failing test recognised'}`;
}

function headline({ attempt, red, testCommand }: FeedbackInput) {
  const command = red.step === 'build' ? red.command : testCommand;
  const what = `\`${command}\` ${endingOf(red)}.`;
  if (!attempt) return `Before any change, ${what}`;
  const retry = attempt.retry + 1;
  return `Attempt ${attempt.number} (${attemptLabel(attempt)}): ${what} This is retry ${retry} of ${attempt.of}.`;
}

function endingOf(red: Verification) {
  if (red.result === 'timed-out') return `timed out after ${durationWords(red.durationMs)} and was stopped`;
  if (red.result === 'broken') return `could not start: ${ending(red)} (command not found or not executable)`;
  if (red.exitCode === 0) return 'exited 0, but the verification is red';
  return `failed: ${red.exitCode === null ? 'it was stopped from outside' : ending(red)}`;
}

const ending = (red: Verification) => `exit code ${red.exitCode ?? 'unknown'}`;

function countsLine(red: Verification) {
  const { counts, failures } = red;
  if (counts) return `${counts.failed} failed, ${counts.passed} passed, ${counts.skipped} skipped.`;
  if (failures.length > 0) return `${counted(failures.length, 'problem')} found.`;
  return 'No failing test was recognised in the output.';
}

function changesLine(since: string, changes: TestChanges | undefined) {
  if (!changes) return undefined;
  const part = (list: string[], what: string) =>
    list.length === 0 ? `0 ${what}` : `${list.length} ${what} (${fewOf(list.map((name) => clip(name, 80)))})`;
  return `${since}: ${part(changes.fixed, 'fixed')}, ${part(changes.stillFailing, 'still failing')}, ${part(changes.newlyBroken, 'newly broken')}.`;
}

function weakened({ testChanges = [] }: Verification) {
  const fails = failingChanges({ testChanges });
  if (fails.length === 0) return [];
  const weak = [...fails, ...testChanges.filter(({ kind }) => kind === 'weakened')];
  const lines = weak.slice(0, 20).map(({ path, line, message }) => `- ${placeWords(path, line)}: ${message}`);
  const rest = weak.length > lines.length ? [`- and ${weak.length - lines.length} more`] : [];
  return ['The tests were weakened, which does not count as passing. Take this back:', ...lines, ...rest];
}

/** Each failing test that the condensed output does not carry already, with file, line, expected and actual. */
function unshown(failures: TestFailure[], output: string, maxChars: number) {
  const missing = failures.filter((failure) => !shows(output, failure));
  const lines: string[] = [];
  let left = maxChars;
  for (const failure of missing) {
    const line = summary(failure);
    if (line.length > left) break;
    left -= line.length + 1;
    lines.push(line);
  }
  if (missing.length === 0) return [];
  const rest = missing.length > lines.length ? [`- and ${missing.length - lines.length} more`] : [];
  return ['Failing:', ...lines, ...rest];
}

function shows(output: string, { name, file, line, expected, actual }: TestFailure) {
  const place = file === undefined ? '' : placeWords(file, line);
  // A list of tests names the suites that they share once.
  return [leafOf(name), place, expected, actual].every((part) => part === undefined || output.includes(part));
}

function summary({ name, file, line, message, expected, actual }: TestFailure) {
  const place = file === undefined ? '' : ` (${placeWords(file, line)})`;
  const values =
    expected === undefined && actual === undefined ? '' : `; expected ${oneLine(expected)}, actual ${oneLine(actual)}`;
  return `- ${clip(name, 200)}${place}${message === undefined ? '' : `: ${oneLine(message)}`}${values}`;
}

function task({ attempt, red, frozen = false }: FeedbackInput) {
  if (red.install?.result === 'failed')
    return 'The tests are green. Make the manifests and lock files name the same packages, so that a fresh clone installs.';
  if (red.step === 'build')
    return 'Analyse the errors and fix the code so that the build succeeds and the tests can run.';
  if (red.result === 'timed-out') {
    return 'Find what hangs or is slow, and fix the production code and not the tests.';
  }
  const own =
    !attempt || frozen ? '' : ' A test that you added yourself may be corrected where it is the test that is wrong.';
  return `Analyse the failures, compare expected with actual, and fix the production code and not the tests.${own}`;
}

/** The errors of a compiler or linter, shortly: `3 errors, first src/a.ts:3: Cannot find name`. */
function problems(red: Verification) {
  const [first] = red.failures;
  if (!first) return undefined;
  const place = placeWords(first.file ?? first.name, first.line);
  const shown = clip(`${place} ${oneLine(first.message)}`.trim(), 120);
  return red.failures.length === 1 ? shown : `${red.failures.length} errors, first ${shown}`;
}

const names = (failing: TestFailure[], count: number) =>
  fewOf(
    failing.map(({ name }) => clip(leafOf(name), 60)),
    count,
  );

const oneLine = (text: string | undefined) => clip((text ?? '').replace(/\s+/g, ' ').trim(), 200);
