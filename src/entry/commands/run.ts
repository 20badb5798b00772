/** `redgreen run story.md`: a story implemented in this clone, told on stderr while it goes on, its result on stdout. */

import { type Command, Option } from 'commander';
import { renderTerminal } from '../../report/terminal.ts';
import { exitCode } from '../../run/outcome.ts';
import type { RecordedEvent, Run } from '../../run/run.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { type CommandFile, exitCodes } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { type LiveLine, openLiveLine } from '../live-line.ts';
import { addSettingFlags, flagsOf, withSwitchValues } from '../setting-flags.ts';
import { keepHeapSmall } from '../small-heap.ts';
import { eventLines, paint, wantsColours, writeDiff } from '../terminal.ts';

interface RunOptions {
  json?: boolean;
  progress: 'plain' | 'json' | 'none';
}

export const command: CommandFile = {
  place: 10,
  declare: (run) =>
    addSettingFlags(
      run
        .description('implement a story file in this clone, on a branch of its own')
        .argument('<story>', 'a Markdown file, with or without front matter')
        .option('--json', 'print the run as JSON')
        .addOption(
          new Option('--progress <how>', 'what is said on stderr').choices(['plain', 'json', 'none']).default('plain'),
        ),
    ),
  notes: exitCodes,
  examples: [
    'redgreen run story.md',
    'redgreen run stories/discount.md --max-iterations 1 --test-command "npm test"',
    'redgreen run story.md --dry-run --progress json 2> events.jsonl',
  ],
  prepare: withSwitchValues,
  run: implement,
};

async function implement(io: CommandIo, story: string, options: RunOptions, command: Command): Promise<ExitCode> {
  keepHeapSmall();
  const { runStoryFile } = await import('../story-run.ts');
  using live = openLiveLine(io.stderr);
  const tell = teller(io, options.progress, live);
  if (options.progress === 'plain') tellOfStop(io, live);
  const run = await runStoryFile({
    story,
    directory: io.cwd,
    flags: flagsOf(command),
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
  const { openRun, readRunDiffs } = await import('../local-record.ts');
  await using found = await openRun(io, run.id);
  const diff = (await readRunDiffs(found)).at(-1);
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
