/** `redgreen flaky`: stories that both passed and failed lately with the same model. */

import { type FlakyStory, flakySql, flakyStories } from '../../store/story-results.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openExistingEvalRecord } from '../eval-record.ts';
import { wholeNumber } from '../option-values.ts';
import { writeRows } from '../terminal.ts';

export const command: CommandFile = {
  place: 190,
  declare: (flaky) =>
    flaky
      .description('list the stories that both passed and failed lately with the same model')
      .option('--days <n>', 'how far back', '7')
      .option('--json', 'print the rows as JSON')
      .option('--sql', 'print the query, for use by hand'),
  examples: ['redgreen flaky --days 30', 'redgreen flaky --sql | sqlite3 .redgreen/redgreen.db'],
  run: listFlaky,
};

async function listFlaky(io: CommandIo, options: { days: string; json?: boolean; sql?: boolean }): Promise<ExitCode> {
  const days = wholeNumber('--days', options.days, 1, 3650);
  const since = new Date(Date.now() - days * 86_400_000);
  if (options.sql) {
    io.stdout.write(`${flakySql.replace('$since', `'${since.toISOString()}'`)};\n`);
    return 0;
  }
  await using record = await openExistingEvalRecord(io);
  const stories = record === undefined ? [] : await flakyStories(record.store, since);
  const none = `No story both passed and failed in the last ${days} days.`;
  writeRows(io, stories, { json: options.json, cells, none });
  return 0;
}

function cells({ story_id: id, model, passed, failed, evals, last_seen: last }: FlakyStory): string[] {
  return [id, model, `${passed} passed`, `${failed} failed`, `${evals} evals`, last.slice(0, 10)];
}
