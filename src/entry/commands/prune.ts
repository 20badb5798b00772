/** `redgreen prune`: removes the record of old runs. */

import { resolveSettings } from '../../config/layers.ts';
import { prune } from '../../store/prune.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openClone } from '../local-clone.ts';
import { openExistingRecord } from '../local-record.ts';
import { momentOf } from './runs.ts';

export interface PruneOptions {
  /** `30d` or a date; default: `retention-days`. */
  olderThan?: string;
  dryRun: boolean;
  json: boolean;
}

export async function pruneCommand(io: CommandIo, options: PruneOptions, now: Date): Promise<ExitCode> {
  const before = momentOf('--older-than', options.olderThan ?? `${await retentionDays(io)}d`, now);
  await using record = await openExistingRecord(io);
  const pruned =
    record === undefined
      ? { runs: [], evals: [], orphans: [], bytes: 0 }
      : await prune(record.store, { root: record.root, before: new Date(before), dryRun: options.dryRun });
  if (options.json) io.stdout.write(`${JSON.stringify({ before, dryRun: options.dryRun, ...pruned }, null, 2)}\n`);
  else for (const id of [...pruned.runs, ...pruned.evals, ...pruned.orphans]) io.stdout.write(`${id}\n`);
  const count = pruned.runs.length === 1 ? '1 run' : `${pruned.runs.length} runs`;
  const verb = options.dryRun ? 'Would remove' : 'Removed';
  io.stderr.write(
    `${verb} ${count} from before ${before.slice(0, 10)}, ${(pruned.bytes / 1e6).toFixed(1)} MB of files.\n`,
  );
  return 0;
}

async function retentionDays(io: CommandIo): Promise<number> {
  await using clone = await openClone(io);
  const { settings } = resolveSettings({
    environment: io.environment,
    repositoryFile: clone.configText,
    needsKey: false,
  });
  return settings.retentionDays;
}
