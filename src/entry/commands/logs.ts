/** `redgreen logs [run]`: what setup, tests and a command-line agent printed; with `--follow` as the run goes on. */

import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { applyEvent } from '../../run/fold.ts';
import type { RunLog } from '../../run/kept-texts.ts';
import type { Run } from '../../run/run.ts';
import { eventsOf } from '../../store/read.ts';
import { agentPlaces, logPlaces, readLogs } from '../../store/run-files.ts';
import { ownerIsGone } from '../../store/run-owner.ts';
import { textsIn } from '../../store/run-texts.ts';
import { visible } from '../../text/terminal-text.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { type FoundRun, openRun } from '../local-record.ts';
import { aRun, attemptOf, hasNone } from '../option-values.ts';
import { eventTeller } from '../terminal.ts';

export const command: CommandFile = {
  place: 90,
  declare: (logs) =>
    logs
      .description('show what setup, tests and a command-line agent printed')
      .argument('[run]', aRun, 'latest')
      .option('--attempt <n>', 'only of this attempt')
      .option('-f, --follow', 'go on until the run has ended')
      .option('--raw', 'as the commands wrote it, colours and control characters included'),
  examples: ['redgreen logs --attempt 2', 'redgreen logs --follow'],
  run: showLogs,
};

const pollMs = 300;

/** In the order in which they were written: setup and baseline, then of each attempt the agent and the tests. */
function placesOf(run: Run): Omit<RunLog, 'text'>[] {
  const byAttempt = ({ attempt = 0 }: Omit<RunLog, 'text'>) => attempt;
  return [...agentPlaces(run), ...logPlaces(run)].sort((one, other) => byAttempt(one) - byAttempt(other));
}

async function showLogs(
  io: CommandIo,
  run: string,
  options: { attempt?: string; follow?: boolean; raw?: boolean },
): Promise<ExitCode> {
  const attempt = attemptOf(options.attempt);
  await using found = await openRun(io, run);
  const show = (log: RunLog) => io.stdout.write(options.raw ? log.text : shown(log));
  if (options.follow) return await follow(io, found, attempt, show);
  const logs = wanted(await readLogs(textsIn(found.folder), placesOf(found.run)), attempt);
  const known = logPlaces(found.run).flatMap((place) => place.attempt ?? []);
  if (logs.length === 0) throw hasNone('logs', found.run.id, attempt, known, existsSync(found.folder));
  logs.forEach(show);
  return 0;
}

/** Each event as a line on stderr, each log on stdout once its command has ended, until the run has. */
async function follow(
  io: CommandIo,
  { record, run, folder }: FoundRun,
  attempt: number | undefined,
  show: (log: RunLog) => void,
): Promise<ExitCode> {
  const print = eventTeller(io);
  const printed = new Set<string>();
  let now: Run | undefined;
  while (!io.signal.aborted) {
    for (const event of await eventsOf(record.store, run.id, now?.lastSeq ?? 0)) {
      now = applyEvent(now, event);
      print(event, now);
    }
    if (now !== undefined && logPlaces(now).some(({ path }) => !printed.has(path))) {
      const fresh = wanted(await readLogs(textsIn(folder), placesOf(now)), attempt).filter(
        ({ path }) => !printed.has(path),
      );
      for (const { path } of logPlaces(now)) printed.add(path);
      for (const { path } of fresh) printed.add(path);
      fresh.forEach(show);
    }
    if (now?.state === 'finished') return 0;
    if (await ownerIsGone(folder)) {
      io.stderr.write('Interrupted: the process of the run is gone.\n');
      return 1;
    }
    await sleep(pollMs, undefined, { signal: io.signal }).catch(() => undefined);
  }
  return 130;
}

function wanted(logs: readonly RunLog[], attempt: number | undefined): RunLog[] {
  return logs.filter((log) => attempt === undefined || log.attempt === attempt);
}

function shown({ title, path, text }: RunLog): string {
  const body = visible(stripVTControlCharacters(text)).replace(/\n*$/, '\n');
  return `── ${visible(title)} (${visible(path)}) ──\n${body}`;
}
