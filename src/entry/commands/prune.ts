/** Defines `redgreen prune`, which deletes old runs, old eval runs and their folders from a clone's `.redgreen/`. */

import { prune } from '../../store/prune.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { openClone, settingsHere } from '../local-clone.ts';
import { momentOf } from '../option-values.ts';
import { openExistingRecord } from '../run-database.ts';
import type { CommandFile, CommandIo } from '../subcommand.ts';

export const command: CommandFile = {
  place: 130,
  declare: (command) =>
    command
      .description('remove the record of old runs')
      .option('--older-than <when>', '30d or a date; default: retention-days')
      .option('--dry-run', 'only show what would be removed'),
  examples: ['redgreen prune --dry-run', 'redgreen prune --older-than 30d'],
  async run(io, { olderThan, dryRun = false }: { olderThan?: string; dryRun?: boolean }) {
    const before = momentOf('--older-than', olderThan ?? `${await retentionDays(io)}d`);
    await using record = await openExistingRecord(io);
    const pruned =
      record === undefined
        ? { runs: [], evals: [], orphans: [], bytes: 0, failed: [] }
        : await prune(record.store, { root: record.root, before: new Date(before), dryRun });
    const ids = [...pruned.runs, ...pruned.evals, ...pruned.orphans];
    for (const id of ids) io.stdout.write(`${id}\n`);
    io.stderr.write(`${visibleLine(removedWords(ids.length, pruned.bytes, before, dryRun))}\n`);
    for (const { path, reason } of pruned.failed)
      io.stderr.write(`Could not remove ${visibleLine(path)}: ${visibleLine(reason)}\n`);
    return pruned.failed.length === 0 ? 0 : 1;
  },
};

/** `Removed 3 runs, eval runs and folders from before 2026-11-10, 1.2 MB of files.` */
function removedWords(count: number, bytes: number, before: string, dryRun: boolean) {
  const limit = before.slice(0, 16).replace('T', ' ');
  if (count === 0) return `Nothing to remove: no run is from before ${limit} UTC.`;
  const verb = dryRun ? 'Would remove' : 'Removed';
  return `${verb} ${count} runs, eval runs and folders from before ${limit} UTC, ${(bytes / 1e6).toFixed(1)} MB of files.`;
}

async function retentionDays(io: CommandIo) {
  await using clone = await openClone(io);
  return settingsHere(io, clone).settings.retentionDays;
}
