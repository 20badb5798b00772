/** `redgreen flaky`: stories that both passed and failed lately. */

import { columns } from '../../report/terminal.ts';
import { flakySql, flakyStories } from '../../store/story-results.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openExistingRecord } from '../local-record.ts';
import { wholeNumber } from './runs.ts';

export interface FlakyOptions {
  days: string;
  json: boolean;
  /** Prints the query instead, for use by hand. */
  sql: boolean;
}

export async function flakyCommand(io: CommandIo, options: FlakyOptions, now: Date): Promise<ExitCode> {
  const days = wholeNumber('--days', options.days, 1, 3650);
  const since = new Date(now.getTime() - days * 86_400_000);
  if (options.sql) {
    io.stdout.write(`${flakySql.replace('$since', `'${since.toISOString()}'`)};\n`);
    return 0;
  }
  await using record = await openExistingRecord(io);
  const stories = record === undefined ? [] : await flakyStories(record.store, since);
  if (options.json) io.stdout.write(`${JSON.stringify(stories, null, 2)}\n`);
  else if (stories.length > 0) {
    const rows = stories.map(({ story_id: id, passed, failed, evals, last_seen: last }) => [
      id,
      `${passed} passed`,
      `${failed} failed`,
      `${evals} evals`,
      last.slice(0, 10),
    ]);
    io.stdout.write(`${columns(rows).join('\n')}\n`);
  }
  if (stories.length === 0) io.stderr.write(`No story both passed and failed in the last ${days} days.\n`);
  return 0;
}
