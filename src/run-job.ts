/** A job of the queue carried to its end: a new run, or one that another worker has begun. */

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ceilings } from './config/ceilings.ts';
import type { Client } from './github/client.ts';
import type { TriggerReading } from './github/trigger.ts';
import { createRedactor } from './redact.ts';
import type { RecordedEvent, Run } from './run.ts';
import { fencedFetch, runSignal, stickyRecorder } from './run-job/fence.ts';
import type { Resumed } from './run-request.ts';
import { endUntold, resumeEvent } from './run-trigger/carry.ts';
import type { Begun, EventEnd, EventRequest } from './run-trigger/request.ts';
import { runEvent } from './run-trigger.ts';
import { openBaselines } from './store/baselines.ts';
import type { Store } from './store/database.ts';
import { type ActiveJob, type JobEnd, jobKey, maxTries } from './store/queue.ts';
import { eventsOf, readRun } from './store/read.ts';
import { makeRunFolder } from './store/run-folder.ts';
import { newRunId } from './store/run-id.ts';
import { recordRun } from './store/run-rows.ts';
import type { JobRow } from './store/tables.ts';
import { mirrorPath, trimMirrors } from './workspace/mirror.ts';

/** One repository of an installation, as its tokens see it. */
export interface Access extends AsyncDisposable {
  client: Client;
  /** A token that is still good for minutes. */
  token(): Promise<string>;
}

/** What the App's process gives every job. */
export interface JobFace {
  store: Store;
  /** The record's folder. */
  root: string;
  serverUrl: string;
  /** Where people reach the pages. */
  publicUrl?: string;
  environment: Readonly<Record<string, string | undefined>>;
  operator?: Ceilings;
  /** The App's own keys. */
  secrets: readonly string[];
  /** Paths that no foreign code may see. */
  hidden: string[];
  /** Opens a repository; `fetch` is what its client sends with, and `onToken` hears of each token before its first use. */
  open(row: JobRow, options: { fetch: typeof fetch; onToken(token: string): void }): Access;
  /** A client that may read the owner's `.github` repository. */
  organisation?(row: JobRow, options: { fetch: typeof fetch; onToken(token: string): void }): Access | undefined;
  /** Stops the active run of a key. */
  stop?(key: string, reason: string): Promise<boolean>;
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
  /** Called for each point of a run by its name: a test ends the process in it. */
  crash?(point: string, row: JobRow): void;
  now(): Date;
  log(text: string): void;
}

/** Of all repositories together: what is beyond goes, the least used first. */
const maxMirrorBytes = 5 * 2 ** 30;

/** Runs a job. Rejects where something broke that another try may mend, and where the job is another worker's by now. */
export async function runJob(job: ActiveJob, face: JobFace): Promise<JobEnd> {
  const { row } = job;
  const { now } = face;
  const crash = (point: string) => face.crash?.(point, row);
  crash('claimed');
  const runId = row.run_id ?? newRunId(now());
  const secrets = [...face.secrets];
  const redact = createRedactor(secrets);
  const onToken = (token: string) => {
    secrets.push(token);
    redact.add(token);
  };
  const client = { fetch: fencedFetch(job, crash), onToken };
  await using access = face.open(row, client);
  await using organisation = face.organisation?.(row, client);
  const workDir = join(face.root, 'work', `${runId}-${row.generation}`);
  await using _work = {
    async [Symbol.asyncDispose]() {
      // What cannot be removed now is in the way of no run, and goes when it is a week old.
      const left = (error: Error) => face.log(`${runId}: ${workDir} could not be removed: ${error.message}`);
      await rm(workDir, { recursive: true, force: true }).catch(left);
      await trimMirrors(join(face.root, 'mirrors'), maxMirrorBytes);
    },
  };
  await tidyWork(join(face.root, 'work'), runId);

  const resumed = await resumable(face.store, row);
  const request: EventRequest = {
    ...asked(row),
    inputs: {},
    environment: face.environment,
    operator: face.operator,
    client: access.client,
    organisation: organisation?.client,
    late: true,
    again: row.tries < maxTries,
    checks: true,
    serverUrl: face.serverUrl,
    url: pageOf(face, runId),
    secrets: ({ anthropicApiKey, testEnv, agentEnv }) => {
      const named = [...testEnv, ...agentEnv].map((name) => face.environment[name]);
      secrets.push(...[anthropicApiKey, ...named].filter((value) => value !== undefined).filter(Boolean));
      return secrets;
    },
    redact,
    now,
    log: (text) => face.log(`${runId}: ${redact(text)}`),
    onEvent: face.onEvent,
    signal: runSignal(job.signal),
    hidden: face.hidden,
    place: async (repository) => ({
      kind: 'clone',
      mirror: mirrorPath(join(face.root, 'mirrors'), repository),
      remote: {
        url: `${face.serverUrl}/${repository}.git`,
        env: { ...face.environment },
        async renew() {
          await job.fence();
          return `Basic ${Buffer.from(`x-access-token:${await access.token()}`).toString('base64')}`;
        },
      },
    }),
    async open(begun) {
      // Kept again where an earlier try got no further than this: it may have been told another story.
      if (resumed === undefined) await job.keep({ run_id: runId, begun: JSON.stringify(begun) });
      crash('opened');
      const runDir = await makeRunFolder(face.root, runId);
      const recorder = await recordRun(face.store, runId, {
        redact,
        now,
        folder: runDir,
        guard: job.guard,
        log: (text) => face.log(redact(text)),
      });
      const baselines = openBaselines(face.store, face.root, runId);
      return { runId, runDir, workDir, baselines, recorder: stickyRecorder(recorder, crash) };
    },
    onForge: () => {},
    fence: job.fence,
  };
  const end =
    resumed === undefined ? await runEvent(request) : await resumeEvent(request, resumed.begun, resumed.resume);
  if (end.detail === 'answered /redgreen stop') await face.stop?.(jobKey(row.repository_id, row.number), end.detail);
  crash('ended');
  // What GitHub was to be told last is swallowed where the job is another's or GitHub is away: then it is not over.
  await job.fence();
  if (end.untold) throw new Error(endUntold);
  face.log(
    redact(
      `${row.repository}#${row.number}: ${end.outcome}${end.run === undefined ? '' : ` (run ${runId})`}: ${end.detail}`,
    ),
  );
  return jobEnd(end);
}

/** Where a run is shown; undefined where nothing shows it. */
export function pageOf({ publicUrl }: Pick<JobFace, 'publicUrl'>, runId: string): string | undefined {
  return publicUrl === undefined ? undefined : `${publicUrl.replace(/\/$/, '')}/runs/${runId}`;
}

/** What workers that were killed left of this run, and what is a week old of any other. */
async function tidyWork(folder: string, runId: string): Promise<void> {
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name);
    const old = await stat(path).then(
      ({ mtimeMs }) => mtimeMs < weekAgo,
      () => false,
    );
    if (old || name.startsWith(`${runId}-`)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** A run that has its first event goes on; before that there is nothing to go on with. */
async function resumable(store: Store, row: JobRow): Promise<{ begun: Begun; resume: Resumed } | undefined> {
  if (row.run_id === null || row.begun === null) return undefined;
  const [events, run] = await Promise.all([eventsOf(store, row.run_id), readRun(store, row.run_id)]);
  return run === undefined ? undefined : { begun: JSON.parse(row.begun), resume: { run, events } };
}

function jobEnd({ outcome, detail, run }: EventEnd): JobEnd {
  return outcome === 'error' && run === undefined ? { kind: 'failed', error: detail } : { kind: 'done' };
}

interface EventPayload {
  name: string;
  payload: unknown;
}

/** What a page's button asks for. */
export interface RetryPayload {
  actor: string;
  hint?: string;
  isPullRequest: boolean;
}

function asked({ kind, payload, repository, number, created_at }: JobRow): EventPayload & {
  reading?: Extract<TriggerReading, { kind: 'retry' }>;
} {
  if (kind === 'event') return JSON.parse(payload) as EventPayload;
  const { actor, hint = '', isPullRequest } = JSON.parse(payload) as RetryPayload;
  return {
    name: 'retry',
    payload: { sender: { login: actor } },
    reading: {
      kind: 'retry',
      via: 'comment',
      actor: { login: actor, isBot: false },
      place: { repository, number, isPullRequest, isClosed: false },
      // GitHub's own times have no fraction of a second, and are compared as text.
      at: `${created_at.slice(0, 19)}Z`,
      hint,
    },
  };
}
