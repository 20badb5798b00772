/** The address that GitHub sends its events to: what is refused, what is kept, and that nothing is lost. */
// @module-tag full

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { webhookPath } from '../../../src/app/server.ts';
import type { Store } from '../../../src/store/database.ts';
import { type AppProcess, type AppShop, openAppShop, startApp } from '../../support/app-server.ts';
import { closedAfter } from '../../support/fixtures.ts';
import { webhookHeaders } from '../../support/github-app-webhook.ts';
import { commentEvent, labelEvent } from '../../support/github-events.ts';
import { until } from '../../support/processes.ts';
import { stretched } from '../../support/slow-machine.ts';

let { github, app, place } = {} as AppShop;
let serve: AppProcess;
let store: Store;
let issue: number;

beforeEach(async () => {
  ({ github, app, place } = await openAppShop());
  issue = github.openIssue('acme/shop', { title: 'Discount codes', user: 'mona' }).number;
  app.install(['acme/shop']);
  serve = closedAfter(await startApp(['serve', '--workers', '0'], place.environment));
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  store = await place.store();
});

const labeled = () => labelEvent(github, 'acme/shop', issue, 'ai-implement', 'mona');
const deliveries = () => store.db.selectFrom('deliveries').selectAll().execute();
const jobs = () => store.db.selectFrom('jobs').selectAll().execute();

test('a forged, an unsigned, a far too long event and what is no object are refused, what nothing is done on is not kept; health is told, and SIGTERM ends it with 0', async () => {
  expect(await (await fetch(`${serve.url}/healthz`)).text()).toBe('ok\n');
  const body = JSON.stringify(app.body(labeled()));
  const headers = webhookHeaders(app.app, 'issues', randomUUID(), body);
  const post = (change: Record<string, string>, text = body) =>
    fetch(`${serve.url}${webhookPath}`, { method: 'POST', headers: { ...headers, ...change }, body: text });
  const { 'x-hub-signature-256': _, ...unsigned } = headers;
  const url = `${serve.url}${webhookPath}`;
  expect((await post({ 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` })).status).toBe(400);
  expect((await post({}, body.replace('mona', 'eve!'))).status).toBe(400);
  expect((await fetch(url, { method: 'POST', headers: unsigned, body })).status).toBe(400);
  expect((await fetch(url)).status).toBe(404);
  expect(await postWithoutLength(url, headers, body)).toBe(411);
  for (const odd of ['5', 'null', '"text"', '[]', 'true', '{ not json', '']) {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(app.app, 'issues', randomUUID(), odd),
      body: odd,
    });
    expect([odd, status]).toEqual([odd, 400]);
  }
  // Talk, another action, our own comment.
  const say = (text: string, by = 'mona') => app.send(commentEvent(github, 'acme/shop', issue, text, by));
  for (const text of ['looks good', '> /retry', 'please /retry', '`/retry`']) await say(text);
  await app.send({ name: 'issues', payload: { ...labeled().payload, action: 'edited' } });
  expect(await deliveries()).toEqual([]);
  // The same event, rightly signed, is taken.
  expect((await post({})).status).toBe(200);
  expect(await deliveries()).toHaveLength(1);
  await say('/retry with more tests');
  expect((await deliveries()).at(-1)).toMatchObject({ name: 'issue_comment', action: 'created' });
  serve.signal('SIGTERM');
  expect(await serve.ended).toMatchObject({ code: 0 });
});

test('a body that comes slowly is answered when it is there, signed or not: 202 is told to nobody', async () => {
  const body = JSON.stringify(app.body(labeled()));
  const slowly = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${serve.url}${webhookPath}`, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      });
      sent.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
      sent.write(body.slice(0, 10));
      setTimeout(() => sent.end(body.slice(10)), 10_500);
    });
  const headers = webhookHeaders(app.app, 'issues', randomUUID(), body);
  const forged = { ...headers, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` };
  expect(await Promise.all([slowly(headers), slowly(forged)])).toEqual([200, 400]);
  expect(await deliveries()).toHaveLength(1);
});

test('killed right after the answer, the job is there after the next start', async () => {
  await serve[Symbol.asyncDispose]();
  // Nothing is made of deliveries while no server runs: only what was stored before the answer can come to life.
  serve = closedAfter(await startApp(['serve', '--workers', '0'], place.environment));
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  const { statusCode } = await app.send(labeled());
  serve.signal('SIGKILL');
  expect(statusCode).toBe(200);
  await serve.ended;
  expect(await deliveries()).toHaveLength(1);
  serve = closedAfter(await startApp(['serve', '--workers', '0'], place.environment));
  await until(jobs, (rows) => rows.length === 1);
});

test('1,000 deliveries in a burst: each is answered, none is lost, and memory does not grow with those that come after', async () => {
  const answers = await burst(1, 1_000);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await deliveries()).toHaveLength(1000);
  await until(countJobs, (count) => count === 1000);
  const resident = async () => {
    const status = await readFile(`/proc/${serve.pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) / 1024);
  };
  const memory: number[] = [];
  for (let sent = 1_000; sent < 5_000; sent += 100) {
    await burst(sent + 1, 100);
    if (sent % 1_000 === 900) memory.push(await resident());
  }
  await until(countJobs, (count) => count === 5_000, 120_000);
  memory.push(await resident());
  // 20 KiB for each of them: what V8 sets aside once, after the last, is about 50 MiB.
  expect(Math.max(...memory) - (memory[0] ?? 0), `resident: ${memory.join(', ')} MiB`).toBeLessThan(80);
});

test('SIGTERM ends it within seconds also where GitHub does not answer', async () => {
  await serve[Symbol.asyncDispose]();
  serve = closedAfter(await startApp(['serve'], { ...place.environment, GITHUB_API_URL: 'http://127.0.0.1:1' }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const asked = performance.now();
  serve.signal('SIGTERM');
  expect(await serve.ended).toMatchObject({ code: 0 });
  expect(performance.now() - asked).toBeLessThan(stretched(8_000));
});

/** Labels of as many issues, all at once. */
async function burst(from: number, count: number): Promise<{ status: number }[]> {
  const template = app.body(labeled());
  return await Promise.all(
    Array.from({ length: count }, async (_each, index) => {
      const body = JSON.stringify({ ...template, issue: { ...(template.issue as object), number: from + index } });
      const headers = webhookHeaders(app.app, 'issues', randomUUID(), body);
      const { status } = await fetch(`${serve.url}${webhookPath}`, { method: 'POST', headers, body });
      return { status };
    }),
  );
}

async function countJobs(): Promise<number> {
  const { count } = await store.db
    .selectFrom('jobs')
    .select(store.db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Status of a request whose body comes in chunks: its end cannot be known before it is read. */
async function postWithoutLength(url: string, headers: Record<string, string>, body: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
