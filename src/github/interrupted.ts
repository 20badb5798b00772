/** The second chance: a process that was killed left comments behind that still say "working". */

import type { Run } from '../run.ts';
import { repositoryName, statusOf } from './client.ts';
import { type ForgeOptions, openForge } from './forge.ts';
import { readRecord } from './record.ts';

/**
 * Brings the comments of a killed run to their end. `options.state` is what `onState` last gave, `run` the fold of the events
 * that were kept, with an outcome. `already` where the run had ended itself.
 */
export async function finishInterrupted(
  options: ForgeOptions & { state: NonNullable<ForgeOptions['state']> },
  run: Run,
): Promise<'ended' | 'already'> {
  const { client, repository, state } = options;
  if (state.ended) return 'already';
  const known = state.progress?.id;
  if (known !== undefined) {
    const body = await client.octokit.rest.issues
      .getComment({ ...repositoryName(repository), comment_id: known })
      .then(({ data }) => data.body ?? '')
      .catch((error: unknown) => {
        if (statusOf(error) === 404) return '';
        throw error;
      });
    if (readRecord(body)?.state === 'finished') return 'already';
  }
  await openForge(options).finish(run);
  return 'ended';
}
