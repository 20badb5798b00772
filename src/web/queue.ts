/**
 * Serves `/queue` and `/queue.json`: the App's running, waiting and ended jobs, with cancel buttons, and the live
 * workers.
 */

import type { Context, Hono } from 'hono';
import { badge, dataTable, html, link, type TableColumn, visible, withCode } from '../report/html/elements.ts';
import { durationWords } from '../run/run-phrases.ts';
import { readTurns, waitWords } from '../store/queue.ts';
import { listJobs, listWorkers, type QueuedJob } from '../store/read-queue.ts';
import type { WorkerRow } from '../store/tables.ts';
import type { Access, Gate } from './access.ts';
import { aliveMs, type WebEnv, type WebOptions } from './options.ts';
import { page, refreshScript, timeView } from './page.ts';
import { runMs } from './runs.ts';
import type { Sessions } from './session.ts';

const workersForMs = 24 * 3_600_000;

export function queueRoutes(
  app: Hono<WebEnv>,
  options: WebOptions,
  { gate, access, sessions }: { gate: Gate; access: Access; sessions: Sessions },
) {
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
  const { store, now, limits } = options;
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

function isAlive({ state, heartbeat_at }: WorkerRow, at: number) {
  return state !== 'gone' && at - Date.parse(heartbeat_at) < aliveMs;
}

interface QueueState {
  active: QueuedJob[];
  /** `waits`: what for, in words; empty where nothing holds it up. */
  queued: (QueuedJob & { waits: string })[];
  ended: QueuedJob[];
  /** Undefined for whoever does not operate this server. */
  workers?: (WorkerRow & { alive: boolean })[];
}

interface Seen {
  /** What was done a moment ago. */
  said: string | undefined;
  /** Of whoever is signed in: waiting jobs get a form. */
  csrf: string | undefined;
}

function queueView({ active, queued, ended, workers }: QueueState, options: WebOptions, { said, csrf }: Seen) {
  const { limits } = options;
  const jobs = (id: string, title: string, rows: readonly ShownJob[], none: string) =>
    html`<section aria-labelledby="${id}"><h2 id="${id}">${title} <small>${rows.length}</small></h2>${rows.length === 0 ? html`<p class="dim">${none}</p>` : jobTable(title, rows, options, { withWorkers: workers !== undefined, csrf })}</section>`;
  const idle = workers !== undefined && !workers.some(({ alive }) => alive);
  return html`${said === undefined ? '' : html`<p class="said-now" role="status">${said}</p>`}${idle ? html`<p class="said-now">No worker runs. What waits begins when <code>redgreen worker</code> is started.</p>` : ''}${jobs('active', 'Running', active, 'Nothing runs now.')}${jobs('queued', 'Waiting', queued, 'Nothing waits.')}
<p class="dim">At most ${limits.perRepository} at once for a repository and ${limits.perInstallation} for an account, ${limits.perDay} in 24 hours.</p>
${jobs('ended', 'Ended recently', ended, 'Nothing has ended yet.')}
${workers === undefined ? '' : html`<section aria-labelledby="workers"><h2 id="workers">Workers <small>${workers.filter(({ alive }) => alive).length}</small></h2>${workers.length === 0 ? html`<p class="dim">No worker has reported in the last day.</p>` : workerTable(workers, options)}</section>`}`;
}

type ShownJob = QueuedJob & { waits?: string };

function jobTable(title: string, rows: readonly ShownJob[], options: WebOptions, columns: Columns) {
  const { addresses, now } = options;
  const worker: TableColumn<ShownJob> = {
    title: 'Worker',
    kind: 'named',
    cell: ({ worker }) => (worker === null ? undefined : visible(worker)),
  };
  return dataTable(title, rows, [
    {
      title: 'State',
      kind: 'plain',
      cell: ({ outcome, state }) => (outcome === null ? badge(state, kinds[state]) : badge(outcome)),
    },
    { title: 'For', kind: 'head', cell: (job) => jobView(job, addresses.serverUrl, now(), columns.csrf) },
    {
      title: 'Run',
      cell: ({ run_id }) => (run_id === null ? undefined : html`<a href="/runs/${run_id}">${run_id}</a>`),
    },
    { title: 'Time', cell: (job) => durationWords(jobMs(job, now())) },
    { title: 'Tries', kind: 'named', cell: ({ tries }) => tries },
    ...(columns.withWorkers ? [worker] : []),
    { title: 'Asked (UTC)', cell: ({ created_at }) => timeView(created_at) },
  ]);
}

interface Columns {
  withWorkers: boolean;
  csrf: string | undefined;
}

function jobView(job: ShownJob, serverUrl: string, now: Date, csrf: string | undefined) {
  const name = `${job.repository}#${job.number}`;
  const why = job.state === 'queued' ? waitsWords(job, now) : endWords(job);
  const cancel =
    job.state !== 'queued' || csrf === undefined
      ? ''
      : html`<form method="post" action="/queue/${job.id}/cancel"><input type="hidden" name="csrf" value="${csrf}"><button class="danger">Remove<span class="hidden"> ${name}</span></button></form>`;
  const stop = job.stop_reason === null ? '' : html`<small>stop requested: ${visible(job.stop_reason)}</small>`;
  return html`${job.title === null ? '' : html`${withCode(job.title)} `}${link(`${serverUrl}/${job.repository}/issues/${job.number}`, name)}<small>${job.kind === 'retry' ? 'retry from a page or button' : 'event on GitHub'}</small>${why === '' ? '' : html`<small>${visible(why)}</small>`}${stop}${cancel}`;
}

/** Of a run that passed there is nothing to explain. */
function endWords({ error, outcome, detail }: QueuedJob) {
  const why = outcome === null || outcome === 'passed' ? error : (detail ?? error);
  return (why ?? '').replace(/\s+/g, ' ').slice(0, 200);
}

/** A job is done when its run has ended, red or green. */
const kinds = { queued: 'none', active: 'running', done: 'none', failed: 'bad', dead: 'bad' } as const;

function jobMs({ state, created_at, started_at, ended_at }: QueuedJob, now: Date) {
  return runMs({ started_at: (state === 'queued' ? null : started_at) ?? created_at, ended_at }, now);
}

function waitsWords({ not_before, tries, error, waits = '' }: ShownJob, now: Date) {
  const later = Date.parse(not_before) > now.getTime() ? `not before ${not_before.slice(0, 19).replace('T', ' ')}` : '';
  const again = tries > 0 && error !== null ? `again after: ${error}` : '';
  return [waits, later, again].filter((part) => part !== '').join('; ');
}

function workerTable(workers: NonNullable<QueueState['workers']>, { now }: WebOptions) {
  const ago = (iso: string) => durationWords(Math.max(0, now().getTime() - Date.parse(iso)));
  return dataTable('Workers', workers, [
    {
      title: 'State',
      kind: 'plain',
      cell: ({ state, alive }) => badge(workerWord(state, alive), alive ? 'good' : state === 'gone' ? 'none' : 'bad'),
    },
    { title: 'Worker', kind: 'head', cell: ({ id }) => visible(id) },
    { title: 'Machine', cell: ({ host }) => visible(host) },
    { title: 'Process', kind: 'named', cell: ({ pid }) => pid },
    { title: 'Up since', kind: 'named', cell: ({ started_at }) => timeView(started_at) },
    { title: 'Last seen', kind: 'named', cell: ({ heartbeat_at }) => `${ago(heartbeat_at)} ago` },
  ]);
}

/** Whether it has a job is told above: running is said of jobs alone. */
function workerWord(state: WorkerRow['state'], alive: boolean) {
  if (!alive && state !== 'gone') return 'lost';
  return state === 'running' ? 'up' : state;
}
