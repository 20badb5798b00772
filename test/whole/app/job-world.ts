/** A world for jobs of the App: the stand-in with the App installed, a scripted model, a queue, and worker processes that can die. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type Store } from '../../../src/store/database.ts';
import type { NewJob } from '../../../src/store/queue.ts';
import { openPgBossQueue, openSqliteQueue } from '../../../src/store/queue-engines.ts';
import { shopWorker } from '../../support/app-server.ts';
import { endWithTest } from '../../support/children.ts';
import { compiled } from '../../support/compiled.ts';
import { git } from '../../support/git-http.ts';
import { startGitHub } from '../../support/github.ts';
import { registerApp } from '../../support/github-app.ts';
import { commentEvent, type GitHubEvent, labelEvent } from '../../support/github-events.ts';
import { type ModelReply, type ModelRequest, type Script, startModel } from '../../support/model.ts';
import { processBundle } from '../../support/process-bundle.ts';
import { stretched } from '../../support/slow-machine.ts';
import { apiKey, issueText, quickFiles, repository, rightAtOnce, wrong } from '../../support/world.ts';
import type { WorkerOrders } from './worker-process.ts';

export type JobWorld = Awaited<ReturnType<typeof openJobWorld>>;

type TestWorker = Awaited<ReturnType<typeof startWorker>>;

interface JobWorldOptions {
  /** Default: a SQLite file. */
  location?: string;
  /** Default: wrong at first, right at the second try. */
  script?: Script;
  environment?: Record<string, string>;
  files?: Record<string, string>;
  /** Of every issue. */
  body?: string;
  /** Default: `main`. */
  defaultBranch?: string;
}

export async function openJobWorld(options: JobWorldOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-app-'));
  const github = await startGitHub();
  const model = await startModel(options.script ?? secondTry, { apiKey });
  const { defaultBranch = 'main', files = quickFiles } = options;
  const repo = github.addRepository(repository, { files, defaultBranch });
  github.grant(repository, 'mona', 'write');
  const app = registerApp(github);
  const installation = app.install([repository]);
  const location = options.location ?? join(folder, 'redgreen.db');
  const store = await openStore(location);
  const queue =
    store.kind === 'sqlite' ? openSqliteQueue(store) : await openPgBossQueue(store, { url: location, log: () => {} });
  const workers: TestWorker[] = [];

  const world = {
    github,
    app,
    model,
    store,
    queue,
    folder,
    /** Opens an issue and labels it; its number. */
    async label(title = issueText.title): Promise<number> {
      const { number } = github.openIssue(repository, {
        title,
        body: options.body ?? issueText.body,
        user: 'mona',
      });
      await world.enqueue(labelEvent(github, repository, number, 'ai-implement', 'mona'), number);
      return number;
    },
    comment: async (number: number, body: string): Promise<void> =>
      await world.enqueue(commentEvent(github, repository, number, body, 'mona'), number),
    async enqueue(event: GitHubEvent, number: number, more: Partial<NewJob> = {}) {
      await queue.enqueue({
        repository,
        repository_id: repo.id,
        installation_id: installation.id,
        number,
        kind: 'event',
        payload: JSON.stringify({ name: event.name, payload: app.body(event) }),
        ...more,
      });
    },
    async worker(orders: Partial<WorkerOrders> = {}) {
      const environment = {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        ...compiled,
        REDGREEN_APP_ID: String(app.app.id),
        REDGREEN_PRIVATE_KEY: app.app.privateKey,
        REDGREEN_WEBHOOK_SECRET: 'a-webhook-secret-of-the-test-9271',
        REDGREEN_DATA_DIR: folder,
        ...shopWorker(model),
        GITHUB_API_URL: github.apiUrl,
        GITHUB_SERVER_URL: github.url,
        ...(store.kind === 'sqlite' ? {} : { DATABASE_URL: location }),
        ...options.environment,
        // A worker that a slow machine keeps from renewing it loses its job, and the run is done again and again.
        TEST_ORDERS: JSON.stringify({ leaseMs: Math.round(stretched(1_000)), die: {}, ...orders }),
      };
      const worker = await startWorker(environment);
      workers.push(worker);
      return worker;
    },
    /** Workers until the queue is empty; one that dies is replaced. The points at which they died. */
    async work(orders: Partial<WorkerOrders>, count: number, ms = 110_000): Promise<string[]> {
      const all: TestWorker[] = [];
      let over = false;
      const keepOne = async () => {
        while (!over) {
          const worker = await world.worker(orders);
          all.push(worker);
          if (over) worker.child.kill('SIGTERM');
          await worker.exited;
        }
      };
      const running = Array.from({ length: count }, keepOne);
      await world.idle(ms).finally(() => {
        over = true;
        for (const worker of all) worker.child.kill('SIGTERM');
      });
      await Promise.all(running);
      return all.flatMap((worker) => [...worker.log().matchAll(/dies at (.*)/g)].map(([, point = '']) => point));
    },
    /** Waits until no job is queued or active; `ms` is how long nothing may happen, however slow the machine is. */
    async idle(ms = 110_000) {
      // A database that is being restarted tells nothing: the jobs are as open as before.
      const open = () =>
        openJobs(store).then(
          (jobs) => jobs > 0,
          () => true,
        );
      let [seen, from] = ['', performance.now()];
      while (await open()) {
        if (performance.now() - from > ms) {
          const now = await progress(store).catch(() => seen);
          if (now === seen)
            throw new Error(
              `nothing happens, and the queue is not empty:\n${workers.map(({ log }) => log()).join('\n---\n')}`,
            );
          [seen, from] = [now, performance.now()];
        }
        await sleep(30);
      }
    },
    run: (issue: number) =>
      store.db.selectFrom('runs').selectAll().where('issue', '=', issue).executeTakeFirstOrThrow(),
    branchOf: (issue: number) => `ai-implement/${issue}-discount-codes`,
    commits: (issue: number): string[] =>
      git(repo.gitDir, ['log', '--reverse', '-z', '--format=%H %s', `${defaultBranch}..${world.branchOf(issue)}`])
        .split('\0')
        .filter((line) => line !== ''),
    async [Symbol.asyncDispose]() {
      for (const worker of workers) await worker[Symbol.asyncDispose]();
      await queue[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
      await model[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return world;
}

async function openJobs({ db }: Store): Promise<number> {
  const jobs = db.selectFrom('jobs').where('state', 'in', ['queued', 'active']);
  return Number((await jobs.select(({ fn }) => fn.countAll().as('open')).executeTakeFirstOrThrow()).open);
}

/** Another text whenever a job was claimed or ended or a run went on. */
async function progress({ db }: Store): Promise<string> {
  const jobs = await db.selectFrom('jobs').select(['id', 'state', 'generation']).orderBy('id').execute();
  const { events } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll().as('events'))
    .executeTakeFirstOrThrow();
  return JSON.stringify([jobs, events]);
}

async function startWorker(environment: Record<string, string>) {
  const child = spawn(process.execPath, [await processBundle('app')], {
    env: environment,
    cwd: environment.REDGREEN_DATA_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithTest(child);
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([new Promise<void>((resolve) => child.stdout?.once('data', () => resolve())), exited]);
  return {
    child,
    exited,
    log: () => said.join(''),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Wrong at first, right once it has been told what failed; the same for every run, wherever a conversation begins. */
export function secondTry({ body }: ModelRequest): ModelReply {
  const last = body.messages.at(-1);
  const text = JSON.stringify(last?.content ?? '');
  if (text.includes('tool_result')) return { text: 'Done: all tests pass.' };
  return /retry 1 of/.test(text) ? rightAtOnce : wrong;
}
