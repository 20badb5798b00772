/** Builds the table of a run's attempts that comments, pull requests, reports, terminal and web pages show. */

import type { Attempt, Run } from './run.ts';
import { attemptMs, changeWords, costWords, doingWords, durationWords, judgedResult } from './run-phrases.ts';
import type { Verification } from './verification.ts';

interface Shown {
  run: Run;
  attempt: Attempt;
  /** What an attempt that has not ended is doing now is told of it. */
  goesOn: boolean;
  /** What failed is named in the row, because nothing below the table does. */
  names: boolean;
}

export interface Cell {
  /** A sentence in which backticks mark code. */
  text: string;
  /** When what the text measures began, while it goes on. */
  since?: string;
}

interface Column {
  title: string;
  isNumber?: boolean;
  /** As long as its text is: a terminal puts it last. */
  isLong?: boolean;
  cell(shown: Shown): Cell;
}

const columns: readonly Column[] = [
  { title: 'Attempt', cell: ({ attempt }) => ({ text: attempt.label }) },
  { title: 'Change', cell: ({ attempt, goesOn }) => ({ text: changeText(attempt, goesOn) }) },
  { title: 'Result', isLong: true, cell: (shown) => ({ text: resultText(shown) }) },
  {
    title: 'Time',
    isNumber: true,
    cell: ({ attempt, goesOn }) => ({
      text: durationWords(attemptMs(attempt)),
      ...(goesOn && { since: attempt.startedAt }),
    }),
  },
  { title: 'Cost', isNumber: true, cell: ({ attempt }) => ({ text: costWords(attempt.costUsd) }) },
];

export interface AttemptTable {
  columns: readonly Pick<Column, 'title' | 'isNumber' | 'isLong'>[];
  rows: { attempt: Attempt; kind: 'good' | 'bad' | 'none'; cells: Cell[] }[];
}

/** `interrupted`: the run has no end, and nothing of it goes on. */
export function attemptTable(run: Run, { interrupted = false, names = false } = {}): AttemptTable {
  const rows = run.attempts.map((attempt) => {
    const goesOn =
      run.state === 'running' &&
      !interrupted &&
      attempt === run.attempts.at(-1) &&
      attempt.verification === undefined &&
      attempt.noProgress === undefined;
    const shown = { run, attempt, goesOn, names };
    return { attempt, kind: kindOf(attempt), cells: columns.map(({ cell }) => cell(shown)) };
  });
  return { columns, rows };
}

/** `✓ 215 passed`, `✗ 1 failed, 214 passed`, `No progress detected: no file changed`, `… running the tests`. */
function resultText({ run, attempt, goesOn, names }: Shown) {
  const { verification, noProgress, stop } = attempt;
  if (verification === undefined)
    return goesOn && stop === undefined ? `… ${doingWords(run)}` : (noProgress ?? stop?.detail ?? 'not verified');
  const { mark, words } = judgedResult(attempt, verification);
  const counted = (count: number, what: string) => (count > 0 ? ` · ${count} ${what}` : '');
  const { flaky = [], sinceLast } = verification;
  const changed = counted(sinceLast?.fixed.length ?? 0, 'fixed') + counted(flaky.length, 'flaky');
  return `${mark} ${words}${names ? failedNames(verification) : ''}${changed}`;
}

const namesInRow = 3;

function failedNames({ failures, result }: Verification) {
  if (result === 'passed' || failures.length === 0) return '';
  const more = failures.length - namesInRow;
  const shown = failures.slice(0, namesInRow).map(({ name }) => (name.length > 80 ? `${name.slice(0, 79)}…` : name));
  return ` (${[...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')})`;
}

/** Of an attempt whose agent is at work nobody knows yet what it changes. */
function changeText({ checkpoint, endedAt, pushedCommit }: Attempt, goesOn: boolean) {
  if (goesOn && checkpoint === undefined && endedAt === undefined) return '–';
  const commit = checkpoint?.commit ?? pushedCommit;
  return changeWords(checkpoint) + (commit === undefined ? '' : ` · \`${commit.slice(0, 7)}\``);
}

function kindOf(attempt: Attempt) {
  const { verification } = attempt;
  if (verification === undefined) return 'none';
  return ({ '✓': 'good', '✗': 'bad', '–': 'none' } as const)[judgedResult(attempt, verification).mark];
}
