import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRun } from '../../src/store/run-queries.ts';
import { delivery, started, wholeRun } from '../store/sample-run.ts';
import { githubWith, type OpenPages, openPages, type PagesGitHub, signedIn } from './open-pages.ts';
import { job } from './sample-job.ts';

/** With headers that `fetch` does not let through. */
function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    })
      .on('error', reject)
      .end();
  });
}

const run = '20261121-100000-aaaaaaaaaa';

describe('without sign-in', () => {
  let pages: OpenPages;
  beforeAll(async () => {
    pages = await openPages();
    await pages.record(run, wholeRun(run, 2, 'passed'));
  });
  afterAll(() => pages?.[Symbol.asyncDispose]());

  test('the pages answer to this machine by its own name alone', async () => {
    const { port } = new URL(pages.url);
    expect((await ask(`${pages.url}/runs`)).status).toBe(200);
    expect((await ask(`${pages.url}/runs`, { host: `localhost:${port}` })).status).toBe(200);
    const elsewhere: Record<string, string>[] = [
      { host: 'rebound.example' },
      { host: `127.0.0.1.nip.example:${port}` },
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 proxy' },
    ];
    for (const headers of elsewhere) {
      for (const path of [
        '/runs',
        `/runs/${run}`,
        `/runs/${run}.json`,
        `/runs/${run}/events`,
        '/queue.json',
        '/metrics',
      ]) {
        const { status, text } = await ask(pages.url + path, headers);
        expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403);
        expect(text).not.toContain('acme');
      }
    }
  });

  test('nobody acts: who orders something has to be known', async () => {
    const answer = await fetch(`${pages.url}/runs/${run}/retry`, {
      method: 'POST',
      headers: { origin: pages.url },
      body: new URLSearchParams({ csrf: '' }),
    });
    expect(answer.status).toBe(403);
    expect(pages.asked).toEqual([]);
  });
});

test('before the first run the pages say how one starts, and that nobody would run it', async () => {
  await using pages = await openPages();
  expect((await ask(`${pages.url}/runs`)).text).toContain('sets the label <code>ai-implement</code>');
  expect((await ask(`${pages.url}/queue`)).text).toContain('No worker runs.');
});

describe('health', () => {
  test('alive, ready or not and why, as far as the asker may know', async () => {
    let problems: string[] = [];
    await using pages = await openPages({ ready: async () => problems });
    expect(await ask(`${pages.url}/healthz`)).toEqual({ status: 200, text: 'ok\n' });
    expect(await ask(`${pages.url}/readyz`)).toEqual({ status: 200, text: 'ready\n' });
    problems = ['the database at 10.0.0.7 cannot be reached'];
    expect(await ask(`${pages.url}/readyz`)).toEqual({
      status: 503,
      text: 'not ready\nthe database at 10.0.0.7 cannot be reached\n',
    });
    expect(await ask(`${pages.url}/readyz`, { via: 'a proxy' })).toEqual({ status: 503, text: 'not ready\n' });
    expect((await ask(`${pages.url}/healthz`)).status).toBe(200);
  });

  test('while the database is away metrics say so, pages too, and nothing else breaks', async () => {
    await using pages = await openPages();
    await pages.store.db.destroy();
    const metrics = await ask(`${pages.url}/metrics`);
    expect(metrics.status).toBe(503);
    expect(metrics.text).toMatch(/^The record cannot be read: /);
    expect(await ask(`${pages.url}/runs`)).toMatchObject({
      status: 500,
      text: expect.stringContaining('Something broke'),
    });
    expect(pages.errors.map(String)).not.toContainEqual(expect.stringContaining('undefined'));
  });

  test('metrics tell of runs, queue, workers and deliveries; from elsewhere only with the token', async () => {
    await using pages = await openPages({ metricsToken: 'scrape-me-0123456789' });
    const { db } = pages.store;
    await pages.record(run, wholeRun(run, 1, 'passed'), new Date().toISOString());
    await pages.record(`${run}b`, wholeRun(`${run}b`, 1, 'failed').slice(0, 5));
    await db
      .insertInto('jobs')
      .values([job({ id: 'j1' }), job({ id: 'j2', state: 'active' })])
      .execute();
    const heard = (ms: number) => new Date(Date.now() - ms).toISOString();
    const worker = { host: 'one', pid: 7, started_at: heard(100_000), state: 'running' as const };
    await db
      .insertInto('workers')
      .values([
        { ...worker, id: 'w1', heartbeat_at: heard(1000) },
        { ...worker, id: 'w2', heartbeat_at: heard(60_000) },
      ])
      .execute();
    await db
      .insertInto('deliveries')
      .values({ ...delivery('d1', { received_at: heard(5) }), handled_at: null, result: null, tries: 0 })
      .execute();
    const { status, text } = await ask(`${pages.url}/metrics`);
    expect(status).toBe(200);
    for (const line of [
      'redgreen_runs{outcome="passed"} 1',
      'redgreen_runs{outcome="running"} 1',
      'redgreen_model_runs{model="claude-sonnet-5-5",outcome="passed"} 1',
      'redgreen_queue_depth 1',
      'redgreen_runs_active 1',
      'redgreen_workers_alive 1',
      'redgreen_deliveries{state="waiting"} 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(Number(/^redgreen_record_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10_000);
    const { costUsd, usage } = (await readRun(pages.store, run)) ?? {};
    expect(costUsd).toBeGreaterThan(0);
    const passed = 'model="claude-sonnet-5-5",outcome="passed"';
    expect(text).toContain(`redgreen_model_cost_usd{${passed}} ${costUsd}\n`);
    expect(text).toContain(`redgreen_model_tokens{${passed},kind="output"} ${usage?.outputTokens}\n`);
    expect(text).not.toContain('acme');
    const proxied = { 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(`${pages.url}/metrics`, proxied)).status).toBe(403);
    expect((await ask(`${pages.url}/metrics`, { ...proxied, authorization: 'Bearer wrong' })).status).toBe(403);
    const token = { ...proxied, authorization: 'Bearer scrape-me-0123456789' };
    expect((await ask(`${pages.url}/metrics`, token)).status).toBe(200);
  });
});

describe('queue and evals', { tags: 'full' }, () => {
  let github: PagesGitHub;
  beforeAll(async () => {
    github = await githubWith({
      'acme/shop': { id: 501, roles: { mona: 'read', boss: 'write' } },
      'acme/vault': { id: 502, roles: { boss: 'write' } },
    });
  });
  afterAll(async () => {
    await github?.[Symbol.asyncDispose]();
  });

  const openSigned = () => openPages({ ...github.at, operators: ['Boss'] });

  test('a job is seen by whoever can read its repository, the workers by whoever operates the server', async () => {
    await using pages = await openSigned();
    const at = new Date().toISOString();
    await pages.store.db
      .insertInto('jobs')
      .values([
        job({ id: 'j1', key: '501#7', number: 7, worker: 'w1', state: 'active', run_id: run, started_at: at }),
        job({ id: 'j2', key: '501#8', number: 8, error: '<b>late</b>', tries: 1 }),
        job({ id: 'j3', repository: 'acme/vault', repository_id: 502, key: '502#1', number: 1 }),
        // The name belonged to another repository when this was asked.
        job({ id: 'j4', repository_id: 77, key: '77#9', number: 9, state: 'failed', ended_at: at }),
      ])
      .execute();
    await pages.store.db
      .insertInto('workers')
      .values({ id: 'w1', host: 'machine-one', pid: 4711, started_at: at, heartbeat_at: at, state: 'running' })
      .execute();
    const mona = await signedIn(pages, 'mona');
    const reader = await ask(`${pages.url}/queue`, { cookie: mona });
    expect(reader.text).toContain('acme/shop#7');
    expect(reader.text).toContain('again after: &lt;b&gt;late&lt;/b&gt;');
    for (const hidden of ['vault', 'acme/shop#9', 'machine-one', '>w1<']) expect(reader.text).not.toContain(hidden);
    expect(JSON.parse((await ask(`${pages.url}/queue.json`, { cookie: mona })).text)).toMatchObject({
      active: [{ id: 'j1', worker: null }],
      queued: [{ id: 'j2' }],
      ended: [],
    });
    const boss = await ask(`${pages.url}/queue.json`, { cookie: await signedIn(pages, 'boss') });
    expect(JSON.parse(boss.text)).toMatchObject({
      active: [{ id: 'j1', worker: 'w1' }],
      queued: [{ id: 'j2' }, { id: 'j3' }],
      workers: [{ id: 'w1', host: 'machine-one', alive: true }],
    });
    expect(boss.text).not.toContain('payload');
    // Only jobs run: a worker that has none is no less there.
    const shown = (await ask(`${pages.url}/queue`, { cookie: await signedIn(pages, 'boss') })).text;
    expect(shown).toMatch(/<span class="badge good">up<\/span><\/td><th scope="row" class="title">w1</);
    expect(JSON.parse((await ask(`${pages.url}/queue.json`, { cookie: mona })).text)).not.toHaveProperty('record');
    expect((await ask(`${pages.url}/queue.json`)).text).toBe('{"active":[],"queued":[],"ended":[]}');
  });

  test('a run of a repository that had the name before is nobody’s', async () => {
    await using pages = await openSigned();
    await pages.record(run, [started(run), ...wholeRun(run, 1, 'passed').slice(1)]);
    const boss = { cookie: await signedIn(pages, 'boss') };
    expect((await ask(`${pages.url}/runs/${run}`, boss)).status).toBe(200);
    await pages.store.db
      .insertInto('jobs')
      .values(job({ repository_id: 77, run_id: run, state: 'done' }))
      .execute();
    expect((await ask(`${pages.url}/runs/${run}`, boss)).status).toBe(404);
    expect(JSON.parse((await ask(`${pages.url}/runs.json`, boss)).text)).toMatchObject({ runs: [], counts: {} });
    await pages.store.db.updateTable('jobs').set({ repository_id: 501 }).execute();
    expect((await ask(`${pages.url}/runs/${run}`, boss)).status).toBe(200);
    expect(JSON.parse((await ask(`${pages.url}/runs.json`, boss)).text)).toMatchObject({ runs: [{ id: run }] });
  });

  test('a waiting job says what it waits for, and whoever may write takes it out', async () => {
    const limits = { perRepository: 1, perInstallation: 5, perDay: 200 };
    await using pages = await openPages({ ...github.at, limits });
    const at = new Date().toISOString();
    const asked = JSON.stringify({ name: 'issues', payload: { issue: { title: 'Round <half> up' } } });
    await pages.store.db
      .insertInto('jobs')
      .values([
        job({ id: 'c1', key: '501#1', state: 'active', started_at: at }),
        job({ id: 'c2', key: '501#2', number: 2, payload: asked }),
        job({ id: 'c3', key: '501#3', number: 3 }),
        job({ id: 'c4', key: '501#1', number: 1 }),
      ])
      .execute();
    const reader = (await ask(`${pages.url}/queue`, { cookie: await signedIn(pages, 'mona') })).text;
    const boss = await signedIn(pages, 'boss');
    const page = (await ask(`${pages.url}/queue`, { cookie: boss })).text;
    for (const text of [reader, page]) {
      expect(text).toContain('Round &lt;half&gt; up');
      expect(text).toContain('waits: 1 run of this repository goes on, the most there may be; place 2');
      expect(text).toContain('waits for the active run of the same issue; place 1');
      expect(text).toContain('At most 1 at once for a repository and 5 for an account, 200 in 24 hours.');
    }
    const csrf = (text: string) => /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const cancel = (cookie: string, id: string, token: string) =>
      fetch(`${pages.url}/queue/${id}/cancel`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: pages.url },
        body: new URLSearchParams({ csrf: token }),
      });
    const asReader = await cancel(await signedIn(pages, 'mona'), 'c2', csrf(reader));
    expect(asReader.status).toBe(403);
    expect((await cancel(boss, 'c2', 'stale')).status).toBe(403);
    expect((await cancel(boss, 'none', csrf(page))).status).toBe(404);
    expect(pages.asked).toEqual([]);
    expect((await cancel(boss, 'c2', csrf(page))).status).toBe(303);
    expect(pages.asked).toEqual([{ what: 'cancel', run: 'c2', actor: 'boss' }]);
  });
});
