/**
 * Defines `redgreen compare`, which prints which stories (tasks) pass more or less often in one eval run than in
 * another.
 */

import { compareEvals } from '../../eval/compare.ts';
import { evalOfRow, resultsOf } from '../../eval/eval-run.ts';
import { summarize } from '../../eval/eval-types.ts';
import { comparisonTerminal } from '../../eval/format/terminal.ts';
import { RedgreenError } from '../../run/errors.ts';
import type { Store } from '../../store/database.ts';
import { findEval } from '../../store/eval-results.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { onlyEvals } from '../eval-suite.ts';
import { openEvalRecord } from '../run-database.ts';
import type { CommandFile } from '../subcommand.ts';

export const command: CommandFile = {
  place: 180,
  declare: (compare) =>
    compare
      .description('show what one eval run fixed and broke, compared with another')
      .argument('<before>', 'an eval run: its id, the beginning of it, `latest` or `previous`')
      .argument('<after>', 'the same')
      .option('--json', 'print it as JSON')
      .option('--gate', 'exit 3 if a story passes less often than before'),
  examples: ['redgreen compare previous latest --gate', 'redgreen compare 20261120 20261121 --json'],
  async run(io, first: string, second: string, { json, gate }: { json?: boolean; gate?: boolean }) {
    await using record = await openEvalRecord(io);
    const before = await judged(record.store, first);
    const after = await judged(record.store, second);
    if (before.model !== after.model)
      io.stderr.write(`Their models differ: ${visibleLine(before.model)} → ${visibleLine(after.model)}\n`);
    const comparison = compareEvals(before.summary, after.summary);
    const asJson = { before: before.id, after: after.id, ...comparison };
    io.stdout.write(
      json ? `${JSON.stringify(asJson, null, 2)}\n` : comparisonTerminal(before.id, after.id, comparison),
    );
    if (!gate || comparison.broken.length === 0) return 0;
    io.stderr.write(`Regression: ${visibleLine(comparison.broken.map(({ storyId }) => storyId).join(', '), 5000)}\n`);
    return 3;
  },
};

async function judged(store: Store, text: string) {
  const found = await findEval(store, text);
  if ('problem' in found) throw new RedgreenError('not-found', found.problem, { fix: onlyEvals });
  const run = evalOfRow(found);
  return { id: run.id, model: run.model, summary: summarize(await resultsOf(store, run)) };
}
