/** Formats a run's events as coloured lines for the terminal and the job log, and prints tables and diffs. */

import { styleText } from 'node:util';
import { columns } from '../report/terminal.ts';
import { outcomeWords } from '../run/outcome.ts';
import { attemptLabel, type RecordedEvent, type Run, type RunEvent, type StepCommands } from '../run/run.ts';
import {
  changeWords,
  durationWords,
  redBeforeWords,
  resultWords,
  statedCostWords,
  untilWords,
  upToWords,
  vacuousBecause,
} from '../run/run-phrases.ts';
import { isOfPullRequest, type Trigger } from '../run/starting-point.ts';
import { namesFailingTest, type Verification } from '../run/verification.ts';
import { visible, visibleLine } from '../text/terminal-text.ts';
import type { CommandIo } from './subcommand.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'muted';

export interface Line {
  tone: Tone;
  text: string;
  /** In front of it on the command line; the job's log has it in its own way. */
  mark?: '✓' | '✗';
}

/** The lines for an event; `run` is the run after it. Foreign text is made visible, so a line is safe on any terminal or log. */
export function eventLines(event: RecordedEvent, run: Run): Line[] {
  return linesOf(event, run).map(({ text, ...line }) => {
    const indent = /^ */.exec(text)?.[0] ?? '';
    return { ...line, text: `${indent}${visibleLine(text, 500)}` };
  });
}

/** Without a failing test the run may be about to end: then there is nothing that the agent has to make green. */
function redBefore(baseline: Verification) {
  const words = namesFailingTest(baseline) ? redBeforeWords({ baseline }, (text) => text) : undefined;
  return words === undefined ? [] : [words];
}

/** Our own colours and no others; none where `stream` is no terminal or NO_COLOR is set. */
export function paint({ tone, text: said, mark }: Line, colours: boolean): string {
  const text = mark === undefined ? said : `${mark} ${said}`;
  if (!colours || tone === 'plain') return text;
  const style = { good: 'green', bad: 'red', muted: 'gray' } as const;
  return styleText(style[tone], text, { validateStream: false });
}

export function wantsColours(stream: { isTTY?: boolean }, environment: NodeJS.ReadOnlyDict<string>): boolean {
  if ((environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb') return false;
  return stream.isTTY === true || (environment.FORCE_COLOR ?? '0') !== '0';
}

function linesOf(event: RecordedEvent, run: Run): Line[] {
  switch (event.type) {
    case 'run-started':
      return [
        plain(`Run ${event.runId}: ${event.story.title}`),
        muted(`${fromWords(event)}${event.model}, sandbox ${event.sandbox}, ${upToWords(event)}`),
        ...(event.parentRun === undefined ? [] : [muted(parentWords(event.parentRun, event.trigger))]),
      ];
    case 'commands-found':
      return [muted(`${commandsWords(event.commands)} (${event.because})`)];
    case 'branch-named':
      return [muted(`Branch ${event.branch}`)];
    case 'setup-started':
      return [muted(`Setup: ${event.command}`)];
    case 'setup-finished':
      if (event.result === 'passed') return [muted(`Setup passed in ${durationWords(event.durationMs)}`)];
      if (event.result !== 'failed') return [bad('Setup timed out')];
      return [bad(event.exitCode === null ? 'Setup was stopped' : `Setup failed (exit ${event.exitCode})`)];
    case 'baseline-started':
      return [muted('Running the tests before the agent')];
    case 'baseline-finished':
      return [
        {
          ...muted(`Baseline: ${resultWords(event.verification)}${event.reused === true ? ' (from the record)' : ''}`),
          mark: event.verification.result === 'passed' ? '✓' : '✗',
        },
        ...redBefore(event.verification).map(muted),
      ];
    case 'attempt-started':
      return [plain(`Attempt ${event.attempt.number} (${attemptLabel(event.attempt)})`)];
    case 'retry-started':
      return [plain(`Implementation retry ${event.retry}/${event.of}: ${event.reason}`)];
    case 'tool-finished':
      return [muted(`  ${event.tool} ${event.input}${event.isError ? ` – error: ${event.result.slice(0, 200)}` : ''}`)];
    case 'waiting': {
      if (event.durationMs === 0) return [muted(`Asking again at once: ${event.reason}`)];
      const parts = [`Waiting ${durationWords(event.durationMs)}: ${event.reason}`, untilWords(run)];
      return [muted(parts.filter((part) => part !== undefined).join('; '))];
    }
    case 'agent-finished':
      if (event.stop !== undefined) return [bad(event.stop.detail)];
      return event.summary.trim() === '' ? [] : [muted(`The agent says: ${event.summary.trim()}`)];
    case 'checkpoint-made':
      return [
        muted(`Changed: ${changeWords(event.checkpoint)}`),
        ...event.checkpoint.heldBack.map(({ path, reason }) => bad(`Held back: ${path} (${reason})`)),
      ];
    case 'verification-started':
      return [muted('Running the tests')];
    case 'check-started':
      return [muted(`Check ${event.number} of ${event.of}: ${event.name}`)];
    case 'verification-finished':
      return [verified(event, run.attempts.at(-1)?.name.phase.name === 'red')];
    case 'no-progress':
      // The end of the run says it, but where tests that were green before are put back.
      return run.attempts.at(-1)?.name.phase.name === 'green' ? [bad(event.detail)] : [];
    case 'pull-request-opened':
      return [plain(`Pull request #${event.number}: ${event.url}`)];
    case 'pull-request-refused':
      return [bad(`No pull request: ${event.reason}. ${event.compareUrl}`)];
    case 'review-started':
      return [muted('Review')];
    case 'review-finished':
      return [plain(`Review: ${event.review.verdict.replace('_', ' ')} – ${event.review.summary}`)];
    case 'review-missing':
      return [muted(`Not reviewed: ${event.reason}`)];
    case 'warning':
      return [event.informational ? muted(event.text) : plain(`Warning: ${event.text}`)];
    case 'interrupted':
      return [bad(`Interrupted: ${event.reason}`)];
    case 'run-finished':
      return ended(run);
    default:
      return [];
  }
}

/** Empty where the run came to no base. */
function fromWords({ base: { branch, commit }, trigger }: Pick<Run, 'base' | 'trigger'>) {
  const from = isOfPullRequest(trigger) ? "the pull request's own branch" : branch;
  return commit === '' ? '' : `from ${from} at ${commit.slice(0, 9)}, `;
}

/** A word that was meant for a run's id may have been taken for a hint. */
function parentWords(parentRun: string, trigger: Trigger) {
  const hint = trigger.hint === undefined ? '' : `, hint: ${visibleLine(trigger.hint).slice(0, 200)}`;
  return `Continues run ${parentRun}${hint}`;
}

/** Whether a red proves what TDD wants is told by what comes after it. */
function verified(
  { attempt, verification }: Pick<Extract<RunEvent, { type: 'verification-finished' }>, 'attempt' | 'verification'>,
  wantsRed: boolean,
): Line {
  const green = verification.result === 'passed';
  const words = `${wantsRed && green ? 'green where red is wanted: ' : ''}${resultWords(verification)}`;
  const reason = vacuousBecause(verification);
  const why = reason === undefined ? '' : `: ${reason}`;
  const text = `Attempt ${attempt}: ${words} in ${durationWords(verification.durationMs)}${why}`;
  if (wantsRed) return { tone: green ? 'bad' : 'plain', text };
  return { tone: green ? 'good' : 'bad', text, mark: green ? '✓' : '✗' };
}

function ended(run: Run): Line[] {
  if (run.outcome === undefined) return [];
  const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
  const good = run.outcome === 'passed' || run.outcome === 'skipped';
  return [
    { tone: good ? 'good' : 'bad', text: `${headline} (${run.outcome}, ${statedCostWords(run.costUsd)})` },
    plain(cause),
    plain(`Next: ${nextStep}`),
  ];
}

function commandsWords({ setup, build, test, env = {} }: StepCommands) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const all = { setup, build, test, env: variables.join(' ') || undefined };
  const parts = Object.entries(all).filter(([, command]) => command !== undefined);
  return parts.length === 0 ? 'No commands found' : parts.map(([name, command]) => `${name}: ${command}`).join(' · ');
}

const plain = (text: string): Line => ({ tone: 'plain', text });
const bad = (text: string): Line => ({ tone: 'bad', text });
const muted = (text: string): Line => ({ tone: 'muted', text });

/** A table on stdout, with its head on a terminal, or JSON; where there is no row, a word on stderr. */
export function writeRows<T>(
  { stdout, stderr }: CommandIo,
  rows: readonly T[],
  { json, head, cells, none }: { json: boolean | undefined; head?: string[]; cells(row: T): string[]; none: string },
): void {
  if (json) stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else if (rows.length > 0) {
    const table = rows.map((row) => cells(row).map((cell) => visibleLine(cell)));
    const room = stdout.isTTY ? stdout.columns || 80 : 1000;
    const lines = columns(stdout.isTTY && head ? [head, ...table] : table).map((line) => visibleLine(line, room));
    stdout.write(`${lines.join('\n')}\n`);
  }
  if (rows.length === 0) stderr.write(`${visible(none)}\n`);
}

/** What `git apply` takes on a pipe; on a terminal made visible. */
export function writeDiff({ stdout }: CommandIo, text: string): void {
  stdout.write(stdout.isTTY === true ? visible(text) : text);
}
