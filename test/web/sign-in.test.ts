// @module-tag full

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordRun } from '../../src/store/run-rows.ts';
import { started, wholeRun } from '../store/sample-run.ts';
import { sharedBrowser } from '../support/shared.ts';
import { githubWith, type OpenPages, openPages, type PagesGitHub, signedIn } from './open-pages.ts';

const secret = '20261121-100000-aaaaaaaaaa';
const open = '20261121-110000-bbbbbbbbbb';
const going = '20261121-120000-cccccccccc';

const browser = await sharedBrowser();
let github: PagesGitHub;
let pages: OpenPages;
let clock = Date.now();
const now = () => new Date(clock);

async function plant(to: OpenPages): Promise<void> {
  const events = (id: string, repository: string) => [
    started(id, { repository }),
    ...wholeRun(id, 2, 'failed').slice(1),
  ];
  await to.record(secret, events(secret, 'acme/vault'));
  await to.record(open, events(open, 'acme/shop'));
  await to.record(going, events(going, 'acme/vault').slice(0, 12));
}

beforeAll(async () => {
  github = await githubWith({
    'acme/vault': { roles: { mona: 'write', reader: 'read' } },
    'acme/shop': { private: false, roles: { mona: 'admin' } },
  });
  github.addUser('stranger');
  // To the browser another site than the pages, as GitHub is.
  pages = await openPages({ ...github.at, serverUrl: github.url.replace('127.0.0.1', 'localhost'), now });
  await plant(pages);
});
afterAll(async () => {
  await pages?.[Symbol.asyncDispose]();
  await github?.[Symbol.asyncDispose]();
});
beforeEach(() => {
  github.faults.clear();
  pages.asked.length = 0;
});

async function signIn(login: string, path = '/runs', to = pages): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(to.url + path);
  // A run's page is the way in itself.
  if (!path.startsWith('/runs/')) await page.click('text=Sign in with GitHub');
  await page.click(`text=Continue as ${login}`);
  await page.waitForURL(`${to.url}/**`);
  return { context, page };
}

async function cookieOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(pages.url);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const get = (path: string, cookie = '', to = pages) =>
  fetch(to.url + path, { headers: { cookie }, redirect: 'manual' });

const titles = (page: Page) =>
  page.$$eval('.runs tbody .title small:not(.reason)', (all) => all.map((one) => one.textContent));

describe('who sees what', () => {
  test('without sign-in nothing, not even of a public repository', async () => {
    for (const id of [secret, open]) {
      for (const path of [`/runs/${id}`, `/runs/${id}.json`, `/runs/${id}/events`]) {
        const there = await get(path);
        const nowhere = await get(path.replace(id, '20261121-100000-0000000000'));
        const status = path.endsWith(id) ? 303 : 404;
        expect([there.status, nowhere.status], path).toEqual([status, status]);
        const wayIn = (answer: Response) => answer.headers.get('location')?.replace(/\d{8}-\d{6}-[0-9a-z]+/, '');
        expect(wayIn(there)).toBe(wayIn(nowhere));
        const text = (answer: string) =>
          answer
            .replace(/nonce="[^"]+"/g, '')
            .replaceAll(id, '')
            .replaceAll('20261121-100000-0000000000', '');
        expect(text(await there.text())).toBe(text(await nowhere.text()));
      }
    }
    expect(await (await get('/runs.json')).json()).toMatchObject({ runs: [] });
  });

  test('a reader sees them without forms, and may not act', async () => {
    const { page, context } = await signIn('reader');
    expect(await titles(page)).toHaveLength(3);
    await page.goto(`${pages.url}/runs/${going}`);
    expect(await page.locator('.actions').count()).toBe(0);
    const csrf = await page.getAttribute('input[name=csrf]', 'value');
    const answer = await post(`/runs/${going}/stop`, await cookieOf(context), { csrf: csrf ?? '' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Only people who may write to the repository can do this.');
    expect(pages.asked).toEqual([]);
  });

  test('work that no push let through is for who may act: a reader is shown no way to it, and has none', async () => {
    const folder = join(pages.folder, 'runs', secret);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'work.patch'), '+a\n');
    for (const [login, status] of [
      ['mona', 200],
      ['reader', 404],
    ] as const) {
      const cookie = await signedIn(pages, login);
      expect((await get(`/runs/${secret}/work.patch`, cookie)).status, login).toBe(status);
      const page = await (await get(`/runs/${secret}`, cookie)).text();
      expect(page.includes('work.patch'), login).toBe(status === 200);
    }
  });

  test('a stranger sees the public one, and of the private one nothing at all', async () => {
    const { page, context } = await signIn('stranger');
    expect(await titles(page)).toEqual(['acme/shop · #42 · claude-sonnet-5-5']);
    expect(await page.innerText('#repository')).not.toContain('vault');
    const cookie = await cookieOf(context);
    for (const part of ['', '.json', '/events', '/report.html', '/logs/1.txt', '/work.patch']) {
      const path = `/runs/${secret}${part}`;
      expect((await get(path, cookie)).status, path).toBe(404);
    }
    expect((await get(`/runs.json?repository=acme/vault`, cookie)).ok).toBe(true);
    expect(await (await get(`/runs.json?repository=acme/vault`, cookie)).json()).toMatchObject({
      runs: [],
      counts: {},
    });
  });

  test('an answer that could not be had is a no, and is not remembered', async () => {
    const { context } = await signIn('mona', '/nowhere');
    const cookie = await cookieOf(context);
    for (const kind of [{ status: 503 }, { status: 403, headers: { 'x-ratelimit-remaining': '0' } }]) {
      github.faults.add({ kind, times: 3 });
      const answer = await get(`/runs/${secret}`, cookie);
      expect(answer.status, `${kind.status}`).toBe(503);
      expect(await answer.text()).not.toContain('Failed after');
      expect(await (await get('/runs', cookie)).text()).toContain(
        'GitHub did not say whether you may read 2 repositories',
      );
    }
    expect((await get(`/runs/${secret}`, cookie)).status).toBe(200);
  });
});

test('a stream ends when its reader may read no more', async () => {
  const { context } = await signIn('reader');
  const stream = await get(`/runs/${going}/events?after=11`, await cookieOf(context));
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value ?? '';
  let text = '';
  while (!text.includes('id: 12')) text += await read();
  github.grant('acme/vault', 'reader', 'none');
  clock += 10_001;
  const recorder = await recordRun(pages.store, going, { redact: (one) => one, now });
  await recorder.append({ type: 'warning', text: 'only for those who may read' });
  for (let part = await read(); part !== ''; part = await read()) text += part;
  expect(text).not.toContain('"type":"warning"');
  const list = await (await get('/runs.json', await cookieOf(context))).json();
  expect(list).toMatchObject({ runs: [{ repository: 'acme/shop' }] });
  github.grant('acme/vault', 'reader', 'read');
});

describe('acting', () => {
  test('only from our own form: not without its token, not with another’s, not from another site', async () => {
    const { page, context } = await signIn('mona', `/runs/${going}`);
    const csrf = (await page.getAttribute('input[name=csrf]', 'value')) ?? '';
    const other = await signIn('mona', '/runs');
    const otherCsrf = (await other.page.getAttribute('input[name=csrf]', 'value')) ?? '';
    const cookie = await cookieOf(context);
    const path = `/runs/${going}/stop`;
    expect((await post(path, cookie, {})).status).toBe(403);
    expect((await post(path, cookie, { csrf: otherCsrf })).status).toBe(403);
    expect((await post(path, cookie, { csrf }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(path, cookie, { csrf }, { origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(path, '', { csrf })).status).toBe(404);
    expect((await get(path, cookie)).status).toBe(404);
    expect(pages.asked).toEqual([]);
    expect((await post(path, cookie, { csrf })).status).toBe(303);
    expect(pages.asked).toHaveLength(1);
  });

  test('who has lost the right to write is asked for anew at that moment', async () => {
    const { page } = await signIn('mona', `/runs/${going}`);
    github.grant('acme/vault', 'mona', 'read');
    await page.click('text=Stop');
    expect(await page.innerText('main')).toContain('Only people who may write');
    github.grant('acme/vault', 'mona', 'write');
    expect(pages.asked).toEqual([]);
  });
});

describe('the session', () => {
  test('is one cookie that a script cannot read, and neither it nor a page shows the token', async () => {
    const { page, context } = await signIn('mona', `/runs/${secret}`);
    const [cookie, ...others] = await context.cookies(pages.url);
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'redgreen', httpOnly: true, sameSite: 'Lax', secure: false, path: '/' });
    const [token] = [...github.state.tokens].findLast(([, { login }]) => login === 'mona') ?? [''];
    expect(token).toMatch(/^ghu_/);
    const clear = Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1');
    for (const text of [cookie?.value ?? '', clear, await page.content()]) expect(text).not.toContain(token);
    expect((await get(`/runs/${secret}`, `redgreen=${cookie?.value.slice(0, -2)}AA`)).status).toBe(303);
  });

  test('ends after eight hours', async () => {
    const { context } = await signIn('mona');
    const cookie = await cookieOf(context);
    expect((await get(`/runs/${secret}`, cookie)).status).toBe(200);
    clock += 8 * 3_600_000 + 1000;
    expect((await get(`/runs/${secret}`, cookie)).status).toBe(303);
  });

  test('ends by signing out, also for a copy of its cookie', async () => {
    const { page, context } = await signIn('mona', `/runs/${secret}`);
    const copy = await cookieOf(context);
    // Not by GitHub's doing: it hears nothing of it.
    github.faults.add({ kind: { status: 503 } });
    await page.click('text=Sign out');
    await page.waitForSelector('text=Sign in with GitHub');
    expect(await context.cookies(pages.url)).toEqual([]);
    const answer = await get(`/runs/${secret}`, copy);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')).toMatch(/^redgreen=;.*Max-Age=0/);
  });

  test('is marked secure, and bound to its host, where the pages are on https', async () => {
    await using safe = await openPages({
      ...github.at,
      publicUrl: 'https://redgreen.example',
    });
    const answer = await get('/sign-in?from=another', '', safe);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-redgreen-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    const to = new URL(answer.headers.get('location') ?? '');
    expect(to.searchParams.get('redirect_uri')).toBe('https://redgreen.example/sign-in/callback');
  });
});

describe('the flow', () => {
  test('an answer that this browser did not ask for, a wrong state, a used code: no session', async () => {
    const begun = await get('/sign-in');
    const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    const session = (answer: Response) => answer.headers.getSetCookie().filter((one) => /^redgreen=[^;]/.test(one));
    for (const [path, given] of [
      [`/sign-in/callback?code=abc&state=${state}`, ''],
      ['/sign-in/callback?code=abc&state=wrong', cookie],
      [`/sign-in/callback?code=never-given&state=${state}`, cookie],
      [`/sign-in/callback?error=access_denied&state=${state}`, cookie],
    ] as const) {
      const answer = await get(path, given);
      expect(answer.status, path).toBe(400);
      expect(session(answer)).toEqual([]);
      if (path.includes('access_denied')) expect(await answer.text()).toContain('did not sign you in (access_denied).');
    }
  });

  test('comes back to where it began, and nowhere else', async () => {
    for (const [to, lands] of [
      ['/runs?outcome=failed', '/runs?outcome=failed'],
      ['//evil.example/', '/runs'],
      ['/\\evil.example/', '/runs'],
      ['https://evil.example/', '/runs'],
      ['/runs\r\nx: y', '/runs'],
    ] as const) {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${pages.url}/sign-in?to=${encodeURIComponent(to)}`);
      await page.click('text=Continue as mona');
      await page.waitForURL(`${pages.url}/**`);
      expect(page.url(), to).toBe(pages.url + lands);
    }
  });
});

test('every answer has its headers: a policy with a nonce, no frame, no referrer, nothing kept', async () => {
  for (const path of ['/runs', `/runs/${open}`, '/nowhere', '/runs.json', '/sign-in']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'; script-src 'nonce-[\w+/=]+'/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const nonceOf = async () =>
    /nonce-([\w+/=]+)/.exec((await get('/runs')).headers.get('content-security-policy') ?? '')?.[1];
  expect(await nonceOf()).not.toBe(await nonceOf());
});

/** A form, sent as a browser sends one of our own pages unless `headers` says otherwise. */
function post(path: string, cookie: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(pages.url + path, {
    method: 'POST',
    headers: { cookie, origin: pages.url, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}
