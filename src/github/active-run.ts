/** Whether a run is going on for an issue, or was when the trigger happened: read from our own comments. */

import { type Repo, repositoryName } from './client.ts';
import type { ToldRun } from './status.ts';

/** `runs`: those told on the issue, oldest first; `at`: when the trigger happened. A run that never ended counts until its deadline, unless its job is known to be over. */
export async function activeRun(
  repo: Repo,
  runs: readonly ToldRun[],
  { at, url, now }: { at?: string; url?: string; now: number },
): Promise<ToldRun | undefined> {
  const asked = Date.parse(at ?? '');
  const during = runs.findLast(
    ({ record }) => Date.parse(record.startedAt) <= asked && asked <= Date.parse(record.endedAt ?? ''),
  );
  if (during !== undefined) return during;
  const last = runs.at(-1);
  if (last === undefined || last.record.state === 'finished' || Date.parse(last.record.deadline) < now)
    return undefined;
  if (last.record.url !== undefined && last.record.url === url) return undefined;
  return (await jobIsOver(repo, last.record.url)) ? undefined : last;
}

async function jobIsOver({ client, repository }: Repo, url: string | undefined): Promise<boolean> {
  const id = /\/actions\/runs\/(\d+)/.exec(url ?? '')?.[1];
  if (id === undefined) return false;
  try {
    const asked = { ...repositoryName(repository), run_id: Number(id) };
    const { data } = await client.octokit.rest.actions.getWorkflowRun(asked);
    return data.status === 'completed';
  } catch {
    // Without "actions: read" it cannot be known; the deadline decides.
    return false;
  }
}
