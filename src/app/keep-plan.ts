/**
 * Saves what a dry run would have written to GitHub as a file, which the run's page shows. The App has no job summary to show
 * it in.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Planned } from '../github/forge-session.ts';
import type { Store } from '../store/database.ts';
import { keepFile } from '../store/kept-files.ts';
import { dryRunPlan } from '../store/run-files.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { markdownBlock, markdownText } from '../text/markdown-text.ts';

interface PlanMeans {
  store: Store;
  /** The data folder. */
  root: string;
  redact(text: string): string;
  log(text: string): void;
}

/** In the run's folder, and in the database of a fleet. Never rejects: the run is over, and no other try would mend it. */
export async function keepPlan(
  { store, root, redact, log }: PlanMeans,
  runId: string,
  planned: readonly Planned[],
): Promise<void> {
  if (planned.length === 0) return;
  const parts = planned.map(
    ({ what, where, text }) =>
      `## Dry run: ${what} ${markdownText(where)}\n\n${what === 'diff' ? markdownBlock(text, 'diff') : text}\n`,
  );
  const from = join(runFolderPath(root, runId), dryRunPlan);
  const keep = async () => {
    await writeFile(from, redact(parts.join('\n')), { mode: 0o600 });
    if (store.kind === 'postgres') await keepFile(store, { runId, path: dryRunPlan, from });
  };
  await keep().catch((error: Error) => log(`${dryRunPlan} is not on the run's page: ${error.message}`));
}
