/** Carries out a run for `redgreen run` or `redgreen retry`, and prints its progress to stderr and result to stdout. */

import type { Writable } from 'node:stream';
import { type Command, Option } from 'commander';
import { renderTerminal } from '../report/terminal.ts';
import { exitCode } from '../run/outcome.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { doingWords, durationWords, farWords } from '../run/run-phrases.ts';
import { readDiffs, textsIn } from '../store/run-files.ts';
import { visibleLine } from '../text/terminal-text.ts';
import { folderFromHere } from './local-clone.ts';
import type { RunHere } from './local-run.ts';
import type { CommandIo, ExitCode } from './subcommand.ts';
import { eventLines, paint, wantsColours, writeDiff } from './terminal.ts';

export interface ProgressOptions {
  json?: boolean;
  progress: 'plain' | 'json' | 'none';
}

export function addProgressOptions(command: Command): Command {
  return command
    .option('--json', 'print the run as JSON')
    .addOption(
      new Option('--progress <how>', 'what to print on stderr').choices(['plain', 'json', 'none']).default('plain'),
    );
}

/** `carry` gets what every run of a command has, and who hears of it. */
export async function runWithProgress(
  io: CommandIo,
  options: ProgressOptions,
  carry: (here: RunHere) => Promise<Run>,
): Promise<ExitCode> {
  using live = openLiveLine(io.stderr);
  if (options.progress === 'plain') announceStopOnSignal(io, live);
  const show = teller(io, options.progress, live);
  const run = await carry({
    io,
    onEvent: show,
    warn: (text) => live.write(`Warning: ${visibleLine(text)}`),
  });
  if (options.json) io.stdout.write(`${JSON.stringify(run, null, 2)}\n`);
  // On one terminal the report has all of it.
  else if (options.progress !== 'plain' || !(io.stdout.isTTY && io.stderr.isTTY)) io.stdout.write(resultText(run));
  if (!options.json && run.settings['dry-run']?.value === true) await showDiff(io, run);
  return exitCode(run.outcome ?? 'error');
}

/** What was begun is brought to an end first, which takes a moment: from then on that is what goes on. */
function announceStopOnSignal({ signal }: CommandIo, live: LiveLine) {
  const stopping = () => {
    live.write('Stopping… (Ctrl-C again ends at once)');
    live.doing('stopping');
  };
  signal.addEventListener('abort', stopping, { once: true });
}

function teller(
  io: CommandIo,
  progress: ProgressOptions['progress'],
  live: LiveLine,
): (event: RecordedEvent, run: Run) => void | Promise<void> {
  if (progress === 'none') return () => {};
  if (progress === 'json') return (event) => void io.stderr.write(`${JSON.stringify(event)}\n`);
  const colours = wantsColours(io.stderr, io.environment);
  return async (event, run) => {
    if (event.type === 'run-finished') {
      const folder = await folderFromHere(io.cwd, run.id);
      live[Symbol.dispose]();
      io.stderr.write(`\n${renderTerminal(run, { colours, folder, isAnnounced: true })}`);
      return;
    }
    // Where a line changes it has each tool while that runs.
    const isShown = !(live.isLive && event.type === 'tool-finished');
    for (const line of isShown ? eventLines(event, run) : []) live.write(paint(line, colours));
    if (!io.signal.aborted) live.doing(doingWords(run), farWords(run), run.doingSince);
  };
}

/** No branch holds it after a dry run. */
async function showDiff(io: CommandIo, run: Run) {
  const { openRun } = await import('./run-database.ts');
  await using found = await openRun(io, run.id);
  const diff = (await readDiffs(textsIn(found.folder), found.run)).at(-1);
  if (diff !== undefined && diff.sinceBase !== '') writeDiff(io, `\n${diff.sinceBase}`);
}

/** What is left when the run is over: outcome, branch, commit, where to read on. */
function resultText(run: Run) {
  const lines = [
    `outcome: ${run.outcome ?? 'error'}`,
    `attempts: ${run.attemptCount}`,
    `run: ${run.id}`,
    ...(run.branch === undefined ? [] : [`branch: ${run.branch}`]),
    ...(run.headSha === undefined ? [] : [`commit: ${run.headSha}`]),
  ];
  return `${lines.map((line) => visibleLine(line)).join('\n')}\n`;
}

interface LiveLine extends Disposable {
  /** A whole line, above the one that changes. */
  write(line: string): void;
  /** What goes on, since a time or from now; the same again goes on counting. `far` stands behind the time, and may change meanwhile. */
  doing(what: string, far?: readonly string[], since?: string): void;
  /** There is a line that changes. */
  isLive: boolean;
}

const clear = '\r\u001b[2K';

export function openLiveLine(
  stream: Writable & { isTTY?: boolean; columns?: number },
  now: () => number = () => Date.now(),
): LiveLine {
  if (stream.isTTY !== true) {
    return { isLive: false, write: (line) => void stream.write(`${line}\n`), doing() {}, [Symbol.dispose]() {} };
  }
  let current: { what: string; sinceMs: number } | undefined;
  let behind = '';
  const draw = () => {
    if (current === undefined) return;
    const time = ` (${durationWords(Math.max(0, now() - current.sinceMs))})`;
    const columns = stream.columns ?? 80;
    // A line that wraps could not be cleared as one.
    stream.write(`${clear}${visibleLine(`${current.what}${time}${behind}`, columns - 1)}`);
  };
  const timer = setInterval(draw, 1000);
  timer.unref();
  return {
    write(line) {
      stream.write(`${current === undefined ? '' : clear}${line}\n`);
      draw();
    },
    isLive: true,
    doing(what, far = [], since) {
      behind = far.map((part) => ` · ${part}`).join('');
      if (since !== undefined) current = { what, sinceMs: Date.parse(since) };
      else if (current?.what !== what) current = { what, sinceMs: now() };
      draw();
    },
    [Symbol.dispose]() {
      clearInterval(timer);
      if (current !== undefined) stream.write(clear);
      current = undefined;
    },
  };
}
