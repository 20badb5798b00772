/** `redgreen run story.md`: a story implemented in this clone, told on stderr while it goes on, its result on stdout. */

import { exitCode } from '../../outcome.ts';
import { renderTerminal } from '../../report/terminal.ts';
import type { RecordedEvent, Run } from '../../run.ts';
import { readDiffs } from '../../store/run-files.ts';
import { textsIn } from '../../store/run-texts.ts';
import { visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { type LiveLine, openLiveLine } from '../live-line.ts';
import { openRun } from '../local-record.ts';
import { runStory } from '../story-run.ts';
import { eventLines, paint, wantsColours } from '../terminal.ts';
import { writeDiff } from './diff.ts';

export interface RunOptions {
  story: string;
  flags: Readonly<Record<string, string | undefined>>;
  json: boolean;
  progress: 'plain' | 'json' | 'none';
}

export async function runStoryCommand(io: CommandIo, options: RunOptions): Promise<ExitCode> {
  using live = openLiveLine(io.stderr);
  const tell = teller(io, options.progress, live);
  if (options.progress === 'plain') tellOfStop(io, live);
  const run = await runStory({
    story: options.story,
    directory: io.cwd,
    flags: options.flags,
    environment: io.environment,
    signal: io.signal,
    onEvent: tell,
    warn: (text) => live.write(`Warning: ${visibleLine(text)}`),
  });
  io.stdout.write(options.json ? `${JSON.stringify(run, null, 2)}\n` : resultText(run));
  if (!options.json && run.settings['dry-run']?.value === true) await showDiff(io, run);
  return exitCode(run.outcome ?? 'error');
}

/** What was begun is brought to an end first, which takes a moment. */
function tellOfStop({ signal }: CommandIo, live: LiveLine): void {
  signal.addEventListener('abort', () => live.write('Stopping… (Ctrl-C again ends at once)'), { once: true });
}

function teller(
  io: CommandIo,
  progress: RunOptions['progress'],
  live: LiveLine,
): (event: RecordedEvent, run: Run) => void {
  if (progress === 'none') return () => {};
  if (progress === 'json') return (event) => io.stderr.write(`${JSON.stringify(event)}\n`);
  const colours = wantsColours(io.stderr, io.environment);
  return (event, run) => {
    if (event.type === 'run-finished') {
      live[Symbol.dispose]();
      io.stderr.write(`\n${renderTerminal(run, { colours })}`);
      return;
    }
    for (const line of eventLines(event, run)) live.write(paint(line, colours));
    live.doing(run.doing);
  };
}

/** No branch holds it after a dry run. */
async function showDiff(io: CommandIo, run: Run): Promise<void> {
  await using found = await openRun(io, run.id);
  const diff = (await readDiffs(textsIn(found.folder), run)).at(-1);
  if (diff !== undefined && diff.sinceBase !== '') writeDiff(io, `\n${diff.sinceBase}`);
}

/** What is left when the run is over: outcome, branch, commit, where to read on. */
function resultText(run: Run): string {
  const lines = [
    `outcome: ${run.outcome ?? 'error'}`,
    `attempts: ${run.attemptCount}`,
    `run: ${run.id}`,
    ...(run.branch === undefined ? [] : [`branch: ${run.branch}`]),
    ...(run.headSha === undefined ? [] : [`commit: ${run.headSha}`]),
  ];
  return `${lines.map((line) => visibleLine(line)).join('\n')}\n`;
}
