/** Defines `redgreen logs`, which prints the recorded output of a run's setup, tests and command-line agent. */

import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { RunLog } from '../../run/logs-and-diffs.ts';
import type { Run } from '../../run/run.ts';
import { agentPlaces, logPlaces, readLogs, textsIn } from '../../store/run-files.ts';
import { visible } from '../../text/terminal-text.ts';
import { aRun, attemptOf, hasNone } from '../option-values.ts';
import { openRun } from '../run-database.ts';
import type { CommandFile } from '../subcommand.ts';

export const command: CommandFile = {
  place: 90,
  declare: (logs) =>
    logs
      .description('show what setup, tests and a command-line agent printed')
      .argument('[run]', aRun, 'latest')
      .option('--attempt <n>', 'only this attempt')
      .option('--raw', 'as the commands wrote it, colours and control characters included'),
  examples: ['redgreen logs', 'redgreen logs --attempt 2'],
  async run(io, run: string, options: { attempt?: string; raw?: boolean }) {
    const attempt = attemptOf(options.attempt);
    await using found = await openRun(io, run);
    const show = (log: RunLog) => io.stdout.write(options.raw ? log.text : shown(log));
    const all = await readLogs(textsIn(found.folder), placesOf(found.run));
    const logs = all.filter((log) => attempt === undefined || log.attempt === attempt);
    const known = logPlaces(found.run).flatMap((place) => place.attempt ?? []);
    if (logs.length === 0) throw hasNone('logs', found.run.id, known, existsSync(found.folder));
    logs.forEach(show);
    return 0;
  },
};

/** In the order in which they were written: setup and baseline, then of each attempt the agent and the tests. */
function placesOf(run: Run) {
  const byAttempt = ({ attempt = 0 }: Omit<RunLog, 'text'>) => attempt;
  return [...agentPlaces(run), ...logPlaces(run)].sort((one, other) => byAttempt(one) - byAttempt(other));
}

function shown({ title, path, text }: RunLog) {
  const body = visible(stripVTControlCharacters(text)).replace(/\n*$/, '\n');
  return `── ${visible(title)} (${visible(path)}) ──\n${body}`;
}
