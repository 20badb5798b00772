/** What each waiting job waits for, by the same rules as the engines claim by. */

import type { Store } from './database.ts';
import type { QueueLimits } from './queue.ts';
import type { JobRow } from './tables.ts';

export interface Wait {
  /** `issue`: a job of the same issue goes on; `worker`: nothing but a worker that is free. */
  reason: 'issue' | 'repository' | 'installation' | 'day' | 'worker';
  /** Among the waiting jobs that the reason holds up, from 1. */
  place: number;
}

type Waiting = Pick<JobRow, 'id' | 'key' | 'repository_id' | 'installation_id' | 'started_at'>;

const dayMs = 24 * 3_600_000;

/** By the job's id. `queued` in the order of their turn. */
export async function readWaits(
  { db }: Store,
  queued: readonly Waiting[],
  limits: QueueLimits,
  now: Date,
): Promise<Map<string, Wait>> {
  const waits = new Map<string, Wait>();
  if (queued.length === 0) return waits;
  const installations = [...new Set(queued.map(({ installation_id }) => installation_id))];
  const [active, today] = await Promise.all([
    db
      .selectFrom('jobs')
      .select(['key', 'repository_id', 'installation_id'])
      .where('state', '=', 'active')
      .where('installation_id', 'in', installations)
      .execute(),
    db
      .selectFrom('jobs')
      .select(['installation_id', ({ fn }) => fn.countAll<number>().as('jobs')])
      .where('started_at', '>=', new Date(now.getTime() - dayMs).toISOString())
      // What was refused began no run: else anybody who may comment could use the day up.
      .where(({ eb, or }) => or([eb('run_id', 'is not', null), eb('state', '=', 'active')]))
      .where('installation_id', 'in', installations)
      .groupBy('installation_id')
      .execute(),
  ]);
  const begun = new Map(today.map(({ installation_id, jobs }) => [installation_id, Number(jobs)]));
  const reasonOf = ({ key, repository_id, installation_id, started_at }: Waiting): Wait['reason'] => {
    if (active.some((job) => job.key === key)) return 'issue';
    // It answers beside the runs, and no cap holds it.
    if (key.endsWith('/beside')) return 'worker';
    const here = active.filter((job) => job.installation_id === installation_id);
    if (here.filter((job) => job.repository_id === repository_id).length >= limits.perRepository) return 'repository';
    if (here.length >= limits.perInstallation) return 'installation';
    if (started_at === null && (begun.get(installation_id) ?? 0) >= limits.perDay) return 'day';
    return 'worker';
  };
  const before = new Map<string, number>();
  for (const job of queued) {
    const reason = reasonOf(job);
    const group = { issue: job.key, repository: `repository ${job.repository_id}`, worker: 'worker' };
    const held = reason === 'installation' || reason === 'day' ? `account ${job.installation_id}` : group[reason];
    const place = (before.get(held) ?? 0) + 1;
    before.set(held, place);
    waits.set(job.id, { reason, place });
  }
  return waits;
}

/** One sentence for whoever waits. */
export function waitWords({ reason, place }: Wait, { perRepository, perInstallation, perDay }: QueueLimits): string {
  const runs = (count: number) => (count === 1 ? '1 run' : `${count} runs`);
  const goOn = (count: number) => (count === 1 ? 'goes on' : 'go on');
  switch (reason) {
    case 'issue':
      return `waits for the run of the same issue that goes on; place ${place}`;
    case 'repository':
      return `waits: ${runs(perRepository)} of this repository ${goOn(perRepository)}, the most there may be; place ${place}`;
    case 'installation':
      return `waits: ${runs(perInstallation)} of this account ${goOn(perInstallation)}, the most there may be; place ${place}`;
    case 'day':
      return `waits: ${runs(perDay)} of this account began in the last 24 hours, the most there may be; place ${place}`;
    case 'worker':
      return `waits for a free worker; place ${place}`;
  }
}
