/** The second chance: a process that was killed left comments behind that still say "working". */

import type { Run } from '../run/run.ts';
import { ifThere, repositoryName } from './client.ts';
import { type ForgeOptions, openForge } from './forge.ts';
import { readRecord } from './record.ts';

/**
 * Brings the comments of a killed run to their end. `options.before.state` is what `onState` last gave, `run` the fold of the events
 * that were kept, with an outcome. `already` where the comments
 * had their end.
 */
export async function finishInterrupted(
  options: ForgeOptions & Required<Pick<ForgeOptions, 'before'>>,
  run: Run,
): Promise<'ended' | 'already'> {
  const { state } = options.before;
  if (state.ended) return 'already';
  const known = state.progress?.id;
  const record = known === undefined ? undefined : readRecord(await bodyOf(options, known));
  if (record?.state !== 'finished') {
    await openForge(options).finish(run);
    return 'ended';
  }
  // The comments have their end, and it is the true one: only labels and pull request are left.
  state.told = true;
  await openForge(options).finish({ ...run, outcome: record.outcome ?? run.outcome });
  return 'already';
}

async function bodyOf({ client, repository }: ForgeOptions, id: number): Promise<string> {
  const at = { ...repositoryName(repository), comment_id: id };
  return (await ifThere(client.octokit.rest.issues.getComment(at)))?.data.body ?? '';
}
