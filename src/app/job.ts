/** Runs one job of the App's queue to its end: handles the job's GitHub event, or resumes an interrupted run. */

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ceilings } from '../config/ceilings.ts';
import type { InstallationAccess } from '../github/app-client.ts';
import { gitAuthorization, inRepository } from '../github/client.ts';
import type { Planned } from '../github/forge-session.ts';
import { plannedSection } from '../github/summary.ts';
import { readPayload } from '../github/trigger.ts';
import { foldRun } from '../run/fold.ts';
import type { Log } from '../run/log.ts';
import { removeTree, removeTrees } from '../run/remove-tree.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { activeTries } from '../store/app-queries.ts';
import { openBaselines, openFlakyTests } from '../store/baselines.ts';
import type { Store } from '../store/database.ts';
import { type ActiveJob, type JobEnd, maxTries } from '../store/queue.ts';
import { dryRunPlan, makeRunFolder, newRunId, runFolderPath } from '../store/run-folder.ts';
import { eventsOf } from '../store/run-queries.ts';
import { recordRun } from '../store/run-rows.ts';
import { keepFile } from '../store/shared-run-files.ts';
import type { JobRow } from '../store/tables.ts';
import { waitingComment } from '../store/waiting-jobs.ts';
import { createRedactor } from '../text/redact.ts';
import { endUnreported, resumeEvent } from '../trigger/admitted-run.ts';
import type { IncomingEvent, TriggerSource } from '../trigger/event-decision.ts';
import type { Begun, EventEnd, EventRequest, RunMeans } from '../trigger/event-request.ts';
import { handleEvent } from '../trigger/handle-event.ts';
import { fencedFetch, runSignal, stickyRecorder } from './lost-job-fence.ts';
import { mirrorPath, trimMirrors } from './mirrors.ts';

export interface JobPorts {
  store: Store;
  /** The record's folder. */
  root: string;
  serverUrl: string;
  publicUrl?: string;
  host: JobHost;
  /** Opens a repository; `onToken` hears of each token before its first use. */
  open(row: JobRow, options: ClientMeans): InstallationAccess;
  /** A client that may read the owner's `.github` repository. */
  organisation?(row: JobRow, options: ClientMeans): InstallationAccess | undefined;
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
  /** Called for each point of a run by its name: a test ends the process in it. */
  crash?(point: string, row: JobRow): void;
  now(): Date;
  log: Log;
}

/** What a client of GitHub sends with, and whom it tells. */
interface ClientMeans {
  fetch: typeof fetch;
  /** How many of its calls are kept for the end of the run. */
  endCalls?: number;
  onToken(token: string): void;
  onWait(text: string): void;
}

interface JobHost extends Omit<RunMeans['host'], 'redact'> {
  /** The App's own: its key, its webhook secret. */
  secrets: readonly string[];
  operator?: Ceilings;
}

/** Runs a job. Rejects where something broke that another try may mend, and where the job is another worker's by now. */
export async function runJob(job: ActiveJob, ports: JobPorts): Promise<JobEnd> {
  const { row } = job;
  const { now, host } = ports;
  const { environment, operator, hidden } = host;
  const crash = (point: string) => ports.crash?.(point, row);
  crash('claimed');
  const runId = row.run_id ?? newRunId(now());
  const redact = createRedactor(host.secrets);
  const log = (text: string) => ports.log(redact(text), { run: runId, job: row.id });
  log(`${row.repository}#${row.number}: begins`);
  const client = { fetch: fencedFetch(job, crash), endCalls: 20, onToken: redact.add, onWait: log };
  await using access = ports.open(row, client);
  await using organisation = ports.organisation?.(row, client);
  const workDir = join(ports.root, 'work', workName({ ...row, run_id: runId }));
  await using _work = {
    async [Symbol.asyncDispose]() {
      // What cannot be removed now is in the way of no run, and goes with the next one.
      const left = (error: Error) => log(`${workDir} could not be removed: ${error.message}`);
      await removeTree(workDir).catch(left);
      await trimMirrors(ports.root);
    },
  };
  await tidyWork(ports.store, join(ports.root, 'work'));

  const resumed = await resumable(ports.store, row);
  const event: IncomingEvent = {
    source: triggerOf(row),
    repo: inRepository(access.client, row.repository),
    organisation: organisation?.client,
    layers: { environment, operator },
    url: pageOf(ports, runId),
    late: true,
    again: row.tries < maxTries,
    now,
  };
  const run: RunMeans = {
    serverUrl: ports.serverUrl,
    waiting: waitingComment(row),
    host: { environment, hidden, redact },
    source: async (repository) => ({
      kind: 'clone',
      mirror: mirrorPath(ports.root, repository),
      remote: {
        url: `${ports.serverUrl}/${repository}.git`,
        env: { ...environment },
        async renew() {
          await job.fence();
          return gitAuthorization(await access.token());
        },
      },
    }),
    async open(begun) {
      // Kept again where an earlier try got no further than this: it may have been told another story.
      if (resumed === undefined) await job.keep({ run_id: runId, begun: JSON.stringify(begun) });
      crash('opened');
      const runDir = await makeRunFolder(ports.root, runId);
      const recording = { redact, now, folder: runDir, guard: job.guard, log };
      const recorder = await recordRun(ports.store, runId, recording);
      const baselines = openBaselines(ports.store, ports.root, runId);
      const flakyTests = openFlakyTests(ports.store, row.repository, runId);
      return { runId, runDir, workDir, baselines, flakyTests, recorder: stickyRecorder(recorder, crash) };
    },
    onEvent: ports.onEvent,
    signal: runSignal(job.signal),
    fence: job.fence,
  };
  const request: EventRequest = { event, answers: { by: 'worker' }, run, log };
  const end =
    resumed === undefined ? await handleEvent(request) : await resumeEvent(request, resumed.begun, resumed.resume);
  crash('ended');
  // What GitHub was to be told last is swallowed where the job is another's or GitHub is away: then it is not over.
  await job.fence();
  if (end.run !== undefined) await keepPlan({ ...ports, redact, log }, end.run.id, end.planned ?? []);
  if (end.unreported) throw new Error(endUnreported);
  // Without a run its id names nothing.
  const about = { run: end.run === undefined ? undefined : runId, job: row.id };
  ports.log(redact(`${row.repository}#${row.number}: ${end.outcome}: ${end.detail}`), about);
  return jobEnd(end);
}

/** Where a run is shown; undefined where nothing shows it. */
export function pageOf({ publicUrl }: Pick<JobPorts, 'publicUrl'>, runId: string): string | undefined {
  return publicUrl === undefined ? undefined : `${publicUrl}/runs/${runId}`;
}

/** What workers that were killed left, of whichever run: only an active job has a folder here. */
async function tidyWork(store: Store, folder: string) {
  // Listed first: a job is active before it makes its folder.
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0) return;
  const active = new Set((await activeTries(store)).map((each) => workName(each)));
  await removeTrees(names.filter((name) => !active.has(name)).map((name) => join(folder, name)));
}

const workName = ({ run_id, generation }: Pick<JobRow, 'run_id' | 'generation'>) => `${run_id}-${generation}`;

/** A run that has its first event goes on; before that there is nothing to go on with. */
async function resumable(store: Store, row: JobRow) {
  if (row.run_id === null || row.begun === null) return undefined;
  const events = await eventsOf(store, row.run_id);
  if (events.length === 0) return undefined;
  return { begun: JSON.parse(row.begun) as Begun, resume: { run: foldRun(events), events } };
}

function jobEnd({ outcome, detail, run }: EventEnd): JobEnd {
  if (run !== undefined) return { kind: 'done' };
  if (outcome === 'error') return { kind: 'failed', error: detail };
  // Anything else was told where it was asked for.
  return { kind: 'done', error: outcome === 'skipped' ? `skipped: ${detail}` : undefined };
}

/** What a page's button asks for. */
export interface RetryPayload {
  actor: string;
  hint?: string;
  isPullRequest: boolean;
  /** The base branch is merged into this pull request once more. */
  update?: number;
}

function triggerOf({ kind, payload, repository, number, created_at }: JobRow): TriggerSource {
  if (kind === 'event') {
    const event = JSON.parse(payload) as { name: string; payload: unknown };
    return { kind: 'event', name: event.name, payload: readPayload(event.payload) };
  }
  const { actor, hint = '', isPullRequest, update } = JSON.parse(payload) as RetryPayload;
  return {
    kind: 'button',
    retry: {
      ...(update === undefined ? { kind: 'retry', via: 'comment' } : { kind: 'update' }),
      actor: { login: actor, isBot: false },
      place: { repository, number: update ?? number, isPullRequest, isClosed: false },
      // GitHub's own times have no fraction of a second, and are compared as text.
      at: `${created_at.slice(0, 19)}Z`,
      hint,
    },
  };
}

interface PlanMeans {
  store: Store;
  /** The data folder. */
  root: string;
  redact(text: string): string;
  log(text: string): void;
}

/** In the run's folder, and in the database of a fleet. Never rejects: the run is over, and no other try would mend it. */
export async function keepPlan({ store, root, redact, log }: PlanMeans, runId: string, planned: readonly Planned[]) {
  if (planned.length === 0) return;
  const parts = planned.map(plannedSection);
  const from = join(runFolderPath(root, runId), dryRunPlan);
  const keep = async () => {
    await writeFile(from, redact(parts.join('\n')), { mode: 0o600 });
    if (store.kind === 'postgres') await keepFile(store, { runId, path: dryRunPlan, from });
  };
  await keep().catch((error: Error) => log(`${dryRunPlan} is not on the run's page: ${error.message}`));
}
