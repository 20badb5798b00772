/** `redgreen run story.md`: a story implemented in this clone, told on stderr while it goes on, its result on stdout. */

import { resolveSettings } from '../../config/layers.ts';
import type { Settings } from '../../config/settings.ts';
import { problemText, RedgreenError } from '../../errors.ts';
import { exitCode } from '../../outcome.ts';
import type { RecordedAnswer } from '../../recorded-answer.ts';
import { renderTerminal } from '../../report/terminal.ts';
import type { RecordedEvent, Run, SettingValue } from '../../run.ts';
import type { Story } from '../../story.ts';
import { visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { type Clone, openClone } from '../local-clone.ts';
import { readStoryFile } from '../local-story.ts';
import { storyState, writeStoryState } from '../story-file.ts';
import { eventLines, paint, wantsColours } from '../terminal.ts';

export interface RunOptions {
  story: string;
  flags: Readonly<Record<string, string | undefined>>;
  json: boolean;
  progress: 'plain' | 'json' | 'none';
}

export interface LocalRun {
  story: Story;
  settings: Settings;
  sources: Record<string, SettingValue>;
  warnings: string[];
  clone: Clone;
  environment: CommandIo['environment'];
  signal: AbortSignal;
  /** The run that this one repeats: with its answers and from its commit, or afresh. */
  repeats?: { runId: string; commit?: string; answers?: readonly RecordedAnswer[] };
  /** Awaited: every event once it is durable, with the run after it. */
  onEvent(event: RecordedEvent, run: Run): Promise<void>;
}

/** Runs a story in a clone to its outcome. Throws only where something broke. */
export type RunLocally = (run: LocalRun) => Promise<Run>;

export async function runStoryCommand(io: CommandIo, options: RunOptions, runLocally: RunLocally): Promise<ExitCode> {
  const { story, path, warnings: storyWarnings } = await readStoryFile(io.cwd, options.story);
  await using clone = await openClone(io);
  const { settings, sources, problems, warnings } = resolveSettings({
    flags: options.flags,
    environment: io.environment,
    repositoryFile: clone.configText,
    story: { frontMatter: story.frontMatter, mayWrite: true, source: options.story },
  });
  if (problems.length > 0) throw new RedgreenError('bad-settings', `\n${problems.map(problemText).join('\n')}`);

  const tell = teller(io, options.progress);
  const run = await runLocally({
    story,
    settings,
    sources,
    warnings: [...storyWarnings, ...warnings],
    clone,
    environment: io.environment,
    signal: io.signal,
    async onEvent(event, run) {
      tell(event, run);
      if (!settings.dryRun) await keepState(io, path, event);
    },
  });
  io.stdout.write(options.json ? `${JSON.stringify(run, null, 2)}\n` : resultText(run));
  return exitCode(run.outcome ?? 'error');
}

function teller(io: CommandIo, progress: RunOptions['progress']): (event: RecordedEvent, run: Run) => void {
  if (progress === 'none') return () => {};
  if (progress === 'json') return (event) => io.stderr.write(`${JSON.stringify(event)}\n`);
  const colours = wantsColours(io.stderr, io.environment);
  return (event, run) => {
    if (event.type === 'run-finished') return void io.stderr.write(`\n${renderTerminal(run, { colours })}`);
    for (const line of eventLines(event, run)) io.stderr.write(`${paint(line, colours)}\n`);
  };
}

/** A story that cannot be written any more is told, and the run goes on: its record is elsewhere. */
async function keepState(io: CommandIo, path: string, event: RecordedEvent): Promise<void> {
  const state = storyState(event);
  if (state === undefined) return;
  await writeStoryState(path, state).catch((error: Error) => {
    io.stderr.write(`Warning: the story file cannot be written: ${visibleLine(error.message)}\n`);
  });
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
