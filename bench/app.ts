/**
 * The App under load: the limits of the queue on PostgreSQL itself, a burst of webhooks, the memory of the server over many, and a
 * queue of whole runs over one worker and over four. `node bench/app.ts [runs] [deliveries] [jobs]`
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { webhookPath } from '../src/app/server.ts';
import { openStore, withReconnect } from '../src/store/database.ts';
import type { Queue } from '../src/store/queue.ts';
import { openPgBossQueue } from '../src/store/queue-engines.ts';
import { startGitHub } from '../test/support/github.ts';
import { registerApp } from '../test/support/github-app.ts';
import { webhookHeaders } from '../test/support/github-app-webhook.ts';
import { labelEvent } from '../test/support/github-events.ts';
import type { ModelReply, ModelRequest } from '../test/support/model.ts';
import { type PostgresServer, startPostgres } from '../test/support/postgres.ts';
import { repository } from '../test/support/world.ts';
import { type JobWorld, openJobWorld, secondTry } from '../test/whole/app/job-world.ts';

const runs = Number(process.argv[2] ?? 200);
const deliveries = Number(process.argv[3] ?? 10_000);
const jobs = Number(process.argv[4] ?? 5_000);
const burst = 1_000;
const restartMs = 5_000;
const cli = join(import.meta.dirname, '../src/entry/cli.ts');

const server = await startPostgres();
if ('missing' in server) throw new Error(server.missing);
await using postgres = server;

await queueLimits(await postgres.database('limits'));
if (deliveries > 0) await webhooks(await postgres.database('webhooks'));
if (runs > 0) await speedUps(postgres);

async function speedUps(postgres: PostgresServer): Promise<void> {
  const one = await queued(await postgres.database('one'), 1);
  const four = await queued(await postgres.database('four'), 4);
  say(`speed-up of four workers over one: ${(one / four).toFixed(2)} (on ${navigator.hardwareConcurrency} processors)`);
  const restarted = await queued(await postgres.database('restarted'), 4, postgres);
  say(
    `with the database restarted every ${restartMs / 1000} s it takes ${(restarted / four).toFixed(2)} times as long`,
  );
}

/** Jobs that do nothing, of 500 repositories in 100 installations: what the queue alone costs, on disk too. */
async function queueLimits(url: string): Promise<void> {
  await using store = await openStore(url);
  await using queue = await openPgBossQueue(store, { url, log: say, pollMs: 50 });
  const { db } = store;
  const one = async (query: RawBuilder<{ count: string }>) => Number((await query.execute(db)).rows[0]?.count ?? 0);
  const bytes = () =>
    one(sql`select pg_total_relation_size('jobs') + sum(pg_total_relation_size(oid)) as count from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')`);
  const before = await bytes();
  let from = performance.now();
  const perSecond = (count: number) => ((count / (performance.now() - from)) * 1000).toFixed(0);
  for (let at = 0; at < jobs; at += 8) {
    const some = Array.from({ length: Math.min(8, jobs - at) }, (_, index) => at + index);
    await Promise.all(
      some.map((number) => {
        const place = { repository: `acme/shop-${number % 500}`, repository_id: number % 500, number };
        const payload = JSON.stringify({ name: 'issues', payload: randomBytes(10_000).toString('hex') });
        return queue.enqueue({ ...place, installation_id: number % 100, kind: 'event', payload });
      }),
    );
  }
  const kibibytes = (all: number) => (all / jobs / 1024).toFixed(1);
  say(
    `${jobs} jobs with 20 KB each put in: ${perSecond(jobs)} a second; ${kibibytes((await bytes()) - before)} KiB each`,
  );
  for (const workers of [1, 4]) {
    from = performance.now();
    const carried = await carryEmpty(queue, workers, jobs / 2);
    const rate = perSecond(carried);
    const connections = await one(sql`select count(*) from pg_stat_activity where datname = current_database()`);
    say(
      `${workers} × 8 at once: ${rate} jobs a second begun and ended; ${connections} connections of this one process`,
    );
  }
  const dead = sql<{ relname: string; dead: string }>`select relname, n_dead_tup as dead from pg_stat_user_tables
    where n_dead_tup > 100 order by n_dead_tup desc`;
  const tables = (await dead.execute(db)).rows.map((row) => `${row.relname} ${row.dead}`).join(', ');
  from = performance.now();
  await sql`vacuum analyze`.execute(db);
  const ms = (performance.now() - from).toFixed(0);
  say(
    `dead rows: ${tables}; vacuum took ${ms} ms; ${kibibytes((await bytes()) - before)} KiB for each job that has ended`,
  );
}

async function carryEmpty(queue: Queue, workers: number, count: number): Promise<number> {
  const ended = new AbortController();
  const limits = { perRepository: 1000, perInstallation: 1000, perDay: 1_000_000 };
  let done = 0;
  const run = async () => {
    done += 1;
    if (done >= count) ended.abort();
    return { kind: 'done' as const };
  };
  const worker = (index: number) => ({ worker: `${workers}-${index}`, host: 'bench', pid: process.pid });
  const means = { concurrency: 8, limits, signal: ended.signal, log: () => {}, run };
  await Promise.all(Array.from({ length: workers }, (_, index) => queue.work({ ...worker(index), ...means })));
  return done;
}

/** All at once over 64 connections; then the rest in bursts, with the server's memory after each. */
async function webhooks(database: string): Promise<void> {
  const github = await startGitHub();
  const app = registerApp(github);
  github.addRepository('acme/shop');
  app.install(['acme/shop']);
  github.grant('acme/shop', 'mona', 'write');
  const { number } = github.openIssue('acme/shop', { title: 'Discount codes', user: 'mona' });
  const event = labelEvent(github, 'acme/shop', number, 'ai-implement', 'mona');
  const serve = await started(['serve', '--workers', '0'], {
    REDGREEN_APP_ID: String(app.app.id),
    REDGREEN_PRIVATE_KEY: app.app.privateKey,
    REDGREEN_WEBHOOK_SECRET: app.app.webhookSecret,
    REDGREEN_PORT: '0',
    DATABASE_URL: database,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_SERVER_URL: github.url,
  });
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    const payload = app.body(event) as { issue: Record<string, unknown> };
    // Each means something of its own: another issue of the repository.
    const body = (index: number) => JSON.stringify({ ...payload, issue: { ...payload.issue, number: 1_000 + index } });
    const send = async (from: number, count: number) => {
      const bodies = Array.from({ length: count }, (_, index) => body(from + index));
      const headers = bodies.map((text) => webhookHeaders(app.app, 'issues', randomUUID(), text));
      return await Promise.all(bodies.map((text, index) => post(serve.url, agent, headers[index] ?? {}, text)));
    };
    const answers = await send(0, burst);
    const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const accepted = answers.filter(({ status }) => status < 300).length;
    say(
      `burst of ${burst} deliveries: ${accepted} accepted, answered in ${at(times, 0.5)} ms (median), ${at(times, 0.99)} ms (99 %), ${at(times, 1)} ms (slowest)`,
    );

    const memory: string[] = [];
    for (let sent = burst; sent < deliveries; sent += burst) {
      await send(sent, burst);
      memory.push(`${mebibytes(serve.child.pid)}`);
    }
    say(`memory of serve in MiB after each ${burst} of ${deliveries} deliveries: ${memory.join(' ')}`);
    await using store = await openStore(database);
    const count = async (table: 'deliveries' | 'jobs') =>
      Number(
        (
          await store.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      );
    const from = performance.now();
    while ((await count('jobs')) < deliveries && performance.now() - from < 120_000) await sleep(200);
    say(
      `kept: ${await count('deliveries')} deliveries, ${await count('jobs')} jobs; the last job was queued ${((performance.now() - from) / 1000).toFixed(1)} s after the last answer; ${mebibytes(serve.child.pid)} MiB`,
    );
    agent.destroy();
  } finally {
    serve.child.kill('SIGTERM');
    await serve.exited;
    await github.close();
  }
}

/** The model thinks for half a second before each of a run's four answers: a run waits more than it works. */
function script(request: ModelRequest): ModelReply {
  return { delayMs: 500, ...secondTry(request) };
}

/** Seconds from the first claim to the last end. Each run: one red attempt, one green, a pull request, two comments. */
async function queued(location: string, workers: number, restart?: PostgresServer): Promise<number> {
  await using world = await openJobWorld({ location, environment: { REDGREEN_MAX_RUNS_PER_DAY: '10000' }, script });
  const issues: number[] = [];
  for (let index = 0; index < runs; index++) issues.push(await world.label());
  const from = performance.now();
  const over = new AbortController();
  const restarts = restart === undefined ? Promise.resolve(0) : restartAgainAndAgain(restart, over.signal);
  await world.work({}, workers, 3_600_000).finally(() => over.abort());
  const seconds = (performance.now() - from) / 1000;
  const times = await restarts;
  const right = await Promise.all(issues.map((issue) => endedRight(world, issue)));
  const how = restart === undefined ? '' : `, restarted ${times} times`;
  say(
    `${runs} runs over ${workers} ${workers === 1 ? 'worker' : 'workers'} on PostgreSQL${how}: ${seconds.toFixed(1)} s, ${(runs / seconds).toFixed(2)} runs a second, ${right.filter(Boolean).length} ended right and once`,
  );
  return seconds;
}

/** How often; the last restart has ended when this answers. */
async function restartAgainAndAgain(postgres: PostgresServer, signal: AbortSignal): Promise<number> {
  for (let times = 0; ; times++) {
    await sleep(restartMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return times;
    await postgres.restart();
  }
}

/** One run that passed at its second attempt, one comment on the issue, two commits on its branch. */
async function endedRight({ store, github, app, commits }: JobWorld, issue: number): Promise<boolean> {
  const rows = await withReconnect(() => store.db.selectFrom('runs').selectAll().where('issue', '=', issue).execute());
  const comments = github.state.repositories.get(repository)?.issues.get(issue)?.comments ?? [];
  const ours = comments.filter(({ user }) => user === app.bot);
  const [run] = rows;
  const passed = rows.length === 1 && run?.outcome === 'passed' && run.attempt_count === 2;
  return passed && ours.length === 1 && commits(issue).length === 2;
}

interface Started {
  child: ChildProcess;
  url: string;
  exited: Promise<void>;
}

async function started(args: string[], environment: Record<string, string>): Promise<Started> {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    REDGREEN_DATA_DIR: postgresFolder(),
    ...environment,
  };
  const child = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /listens on (http:\S+)\n/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    void exited.then(() => reject(new Error(output)));
  });
  return { child, url, exited };
}

function postgresFolder(): string {
  return join('/tmp', `redgreen-bench-app-${process.pid}`);
}

function post(
  url: string,
  agent: Agent,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number; ms: number }> {
  const from = performance.now();
  return new Promise((resolve) => {
    const ended = (status: number) => resolve({ status, ms: performance.now() - from });
    const call = request(`${url}${webhookPath}`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => ended(response.statusCode ?? 0));
    });
    call.once('error', () => ended(599));
    call.end(body);
  });
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}

function mebibytes(pid: number | undefined): number {
  const kib = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib ?? 0) / 1024);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
