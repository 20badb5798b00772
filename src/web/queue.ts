/** Serves `/queue` and `/queue.json`: which jobs run, wait or have ended, and which workers are alive. */

import type { Context, Hono } from 'hono';
import { readTurns, waitWords } from '../store/job-turns.ts';
import { defaultLimits } from '../store/queue.ts';
import { listJobs, listWorkers, type QueuedJob } from '../store/read-queue.ts';
import type { WorkerRow } from '../store/tables.ts';
import type { Access } from './access.ts';
import type { Gate } from './gate.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { page } from './page.ts';
import { type QueueState, queueView } from './queue-view.ts';
import { refreshScript } from './refresh-script.ts';
import type { Sessions } from './session.ts';

/** A lost worker is replaced within this time. */
const aliveMs = 30_000;
const workersForMs = 24 * 3_600_000;

export function queueRoutes(
  app: Hono<WebEnv>,
  options: WebOptions,
  { gate, access, sessions }: { gate: Gate; access: Access; sessions: Sessions },
): void {
  app.get('/queue', async (c) => {
    const visitor = c.get('visitor');
    const said = sessions.said(c);
    const csrf = visitor.kind === 'user' ? visitor.csrf : undefined;
    const view = queueView(await readQueue(c, options, gate, access), options, { said, csrf });
    return c.html(
      page(c, { title: 'Queue', current: 'queue', main: view, json: '/queue.json', script: refreshScript }),
    );
  });
  app.get('/queue.json', async (c) => c.json(await readQueue(c, options, gate, access)));
}

async function readQueue(c: Context<WebEnv>, options: WebOptions, gate: Gate, access: Access): Promise<QueueState> {
  const { store, now, limits = defaultLimits } = options;
  const { scope } = await gate.readable(c);
  const listed = await listJobs(store, scope);
  const turns = new Map((await readTurns(store.db, limits, now())).map((turn) => [turn.id, turn]));
  const jobs = {
    ...listed,
    queued: listed.queued.map((job) => {
      const wait = turns.get(job.id);
      return { ...job, waits: wait === undefined ? '' : waitWords(wait, limits) };
    }),
  };
  if (!access.operates(c.get('visitor'))) {
    const plain = <Job extends QueuedJob>(job: Job): Job => ({ ...job, worker: null });
    return { active: jobs.active.map(plain), queued: jobs.queued.map(plain), ended: jobs.ended.map(plain) };
  }
  const at = now().getTime();
  const workers = await listWorkers(store, new Date(at - workersForMs));
  return { ...jobs, workers: workers.map((worker) => ({ ...worker, alive: isAlive(worker, at) })) };
}

function isAlive({ state, heartbeat_at }: WorkerRow, at: number): boolean {
  return state !== 'gone' && at - Date.parse(heartbeat_at) < aliveMs;
}
