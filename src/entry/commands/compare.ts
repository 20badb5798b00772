/** `redgreen compare A B`: what the second eval run fixed and broke against the first. */

import { RedgreenError } from '../../errors.ts';
import { compareEvals } from '../../eval/compare.ts';
import { evalOfRow, resultsOf } from '../../eval/eval-run.ts';
import { comparisonMarkdown, comparisonTerminal } from '../../eval/format/comparison.ts';
import { type EvalSummary, summarize } from '../../eval/summary.ts';
import type { Store } from '../../store/database.ts';
import { findEval } from '../../store/story-results.ts';
import { visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openRecordHere } from '../local-record.ts';

export interface CompareOptions {
  before: string;
  after: string;
  format: string;
  /** Exits 3 where a story is broken. */
  gate: boolean;
}

export async function compareCommand(io: CommandIo, options: CompareOptions): Promise<ExitCode> {
  await using record = await openRecordHere(io);
  const before = await judged(record.store, options.before);
  const after = await judged(record.store, options.after);
  const comparison = compareEvals(before.summary, after.summary);
  switch (options.format) {
    case 'terminal':
      io.stdout.write(comparisonTerminal(before.id, after.id, comparison));
      break;
    case 'markdown':
      io.stdout.write(comparisonMarkdown(before.id, after.id, comparison));
      break;
    case 'json':
      io.stdout.write(`${JSON.stringify({ before: before.id, after: after.id, ...comparison }, null, 2)}\n`);
      break;
    default:
      throw new RedgreenError('bad-usage', `--format is ${options.format}; allowed: terminal, markdown, json`);
  }
  if (!options.gate || comparison.broken.length === 0) return 0;
  io.stderr.write(`Regression: ${visibleLine(comparison.broken.map(({ storyId }) => storyId).join(', '), 5000)}\n`);
  return 3;
}

async function judged(store: Store, text: string): Promise<{ id: string; summary: EvalSummary }> {
  const found = await findEval(store, text);
  if ('problem' in found) throw new RedgreenError('not-found', found.problem);
  const run = evalOfRow(found);
  return { id: run.id, summary: summarize(await resultsOf(store, run)) };
}
