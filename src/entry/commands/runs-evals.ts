/** `redgreen runs --evals`: the eval runs of this record, newest first. */

import { countsWords } from '../../eval/format/words.ts';
import { columns } from '../../report/terminal.ts';
import { type CountedEval, listEvals } from '../../store/story-results.ts';
import { durationWords } from '../../words.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openExistingRecord } from '../local-record.ts';
import { wholeNumber } from './runs.ts';

export async function listEvalsCommand(io: CommandIo, options: { limit?: string; json: boolean }): Promise<ExitCode> {
  const limit = wholeNumber('--limit', options.limit ?? '50', 1, 100_000);
  await using record = await openExistingRecord(io);
  const evals = record === undefined ? [] : await listEvals(record.store, limit);
  if (options.json) io.stdout.write(`${JSON.stringify(evals, null, 2)}\n`);
  else if (evals.length > 0) io.stdout.write(`${columns(evals.map(cells)).join('\n')}\n`);
  if (evals.length === 0) io.stderr.write('No eval run.\n');
  return 0;
}

function cells(row: CountedEval): string[] {
  return [
    row.id,
    // One that was interrupted stays open until `--resume`.
    row.state === 'finished' ? 'finished' : 'unfinished',
    countsWords(row),
    row.ended_at === null ? '–' : durationWords(Date.parse(row.ended_at) - Date.parse(row.started_at)),
    row.suite,
  ];
}
