import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/run/run.ts';
import { writeDiff } from '../../src/store/run-files.ts';
import type { RunRow } from '../../src/store/tables.ts';
import type { WebEnv } from '../../src/web/options.ts';
import { streamPlaces } from '../../src/web/rate-limit.ts';
import { createRunFeed, type Followers, runEvents } from '../../src/web/run-events.ts';
import { hostileReport } from '../report/hostile-report.ts';
import { started, wholeRun } from '../store/sample-run.ts';
import { listen } from '../support/loopback.ts';
import { sharedBrowser } from '../support/shared.ts';
import { stretched } from '../support/slow-machine.ts';
import { type OpenPages, openPages } from './open-pages.ts';

const outcomes = ['passed', 'failed', 'passed', 'no-progress', 'cancelled'] as const;
const repositories = ['acme/shop', 'acme/billing', 'octo/docs'] as const;
const hostile = '<script>pwned=1</script><img src=x onerror="pwned=1">" autofocus onfocus="pwned=1 \u202egnp.exe';
const idOf = (index: number) => `20261121-10${String(index).padStart(4, '0')}-4f1c2a9be0`;

const browser = await sharedBrowser();
let pages: OpenPages;
beforeAll(async () => {
  pages = await openPages();
  for (let index = 0; index < 60; index++) {
    const [, ...events] = wholeRun(idOf(index), 1 + (index % 3), outcomes[index % outcomes.length]);
    const first = started(idOf(index), {
      repository: repositories[index % repositories.length] ?? '',
      story: { title: index === 30 ? hostile : `Story number ${index}`, issue: index, criteria: [] },
      trigger: { kind: 'label', actor: index % 2 === 0 ? 'mona' : 'hubot' },
    });
    // The newest has not come to its end.
    await pages.record(idOf(index), [first, ...(index === 59 ? events.slice(0, 4) : events)], startAt(index));
  }
});
afterAll(() => pages?.[Symbol.asyncDispose]());

function startAt(index: number): string {
  return new Date(Date.parse('2026-11-21T10:00:00Z') + index * 60_000).toISOString();
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; noticed: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  const noticed: string[] = [];
  page.on('request', (request) => request.url().startsWith(pages.url) || noticed.push(request.url()));
  page.on('dialog', (dialog) => noticed.push(dialog.message()) && dialog.dismiss());
  page.on('console', (message) => message.type() === 'error' && noticed.push(message.text()));
  page.on('pageerror', (error) => noticed.push(error.message));
  await page.goto(pages.url + path);
  return { page, noticed };
}

async function listOf(path: string) {
  const answer = await fetch(pages.url + path);
  return (await answer.json()) as { runs: RunRow[]; counts: Record<string, number>; next: string | null };
}

const titles = (page: Page) =>
  page.$$eval('.runs tbody .title > a', (all) => all.map(({ textContent }) => textContent));

describe('the list', () => {
  test('is newest first, a page at a time, and its filters stand in the address', { tags: 'full' }, async () => {
    const { page, noticed } = await open('/');
    expect(new URL(page.url()).pathname).toBe('/runs');
    expect(await titles(page)).toHaveLength(50);
    expect((await titles(page))[0]).toBe('Story number 59');
    expect(await page.getAttribute('.runs small a', 'href')).toBe('https://github.invalid/octo/docs/issues/59');
    await page.click('text=Older runs');
    expect(await titles(page)).toHaveLength(10);
    expect((await titles(page)).at(-1)).toBe('Story number 0');
    await page.click('.pager >> text=Newest');

    await page.selectOption('#repository', 'acme/shop');
    await page.fill('#actor', 'mona');
    await page.fill('#text', 'STORY number 1');
    await page.click('text=Filter');
    expect(new URL(page.url()).search).toContain('repository=acme%2Fshop');
    expect(await titles(page)).toEqual(['Story number 18', 'Story number 12']);
    expect(await page.inputValue('#text')).toBe('STORY number 1');

    await page.click('.counts >> text=no-progress');
    expect(new URL(page.url()).searchParams.get('outcome')).toBe('no-progress');
    expect(await titles(page)).toEqual(['Story number 18']);
    await page.click('.counts >> text=no-progress');
    expect(await titles(page)).toHaveLength(2);
    expect(noticed).toEqual([]);
  });

  test('a run that did not pass says why, and new ones come by themselves', { tags: 'full' }, async () => {
    await using own = await openPages();
    const plant = async (end: string, model: string, at: string, outcome: 'passed' | 'failed') => {
      const id = `20261121-100000-00000000${end}`;
      const story = { title: `Story ${end}`, criteria: [] };
      await own.record(id, [started(id, { model, story }), ...wholeRun(id, 1, outcome).slice(1)], at);
    };
    await plant('aa', 'claude-opus-5-5', '2026-11-18T23:59:00Z', 'failed');
    await plant('bb', 'claude-sonnet-5-5', '2026-11-19T00:01:00Z', 'passed');
    await plant('cc', 'claude-sonnet-5-5', '2026-11-20T12:00:00Z', 'failed');
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${own.url}/runs`);
    expect(await page.locator('.reason').allInnerTexts()).toEqual([
      '1 test failing (discount takes ten percent off)',
      '1 test failing (discount takes ten percent off)',
    ]);
    // What somebody is about to type stays, while the rows come up to date.
    await page.locator('#text').fill('half a word');
    await page.locator('h1').click();
    await plant('dd', 'claude-opus-5-5', '2026-11-21T12:00:00Z', 'passed');
    await expect
      .poll(() => titles(page), { timeout: stretched(20_000) })
      .toEqual(['Story dd', 'Story cc', 'Story bb', 'Story aa']);
    expect(await page.inputValue('#text')).toBe('half a word');
    expect(own.errors).toEqual([]);
    await context.close();
  });

  test('the same as JSON, beside it, a run as the fold of its events; what is not there is 404 in both', async () => {
    const run = await (await fetch(`${pages.url}/runs/${idOf(1)}.json`)).json();
    expect(run).toMatchObject({ id: idOf(1), state: 'finished', outcome: 'failed', attemptCount: 2 });
    for (const path of ['/runs/nothing-there', '/runs/..%2f..%2fetc', '/nowhere', '/runs/nothing-there/events'])
      expect((await fetch(pages.url + path)).status, path).toBe(404);
    expect(await (await fetch(`${pages.url}/runs/nothing-there.json`)).json()).toEqual({ error: 'not found' });
    const first = await listOf('/runs.json?repository=octo/docs');
    expect(first.runs).toHaveLength(20);
    expect(first.runs[0]).toMatchObject({ id: idOf(59), repository: 'octo/docs', state: 'running', outcome: null });
    expect(first.next).toBeNull();
    expect(Object.values(first.counts).reduce((sum, count) => sum + count)).toBe(20);
    const whole = await listOf('/runs.json');
    const rest = await listOf(whole.next ?? '');
    expect(rest.runs.at(-1)?.id).toBe(idOf(0));
  });

  test('by keyboard alone, dark, on a narrow screen', { tags: 'full' }, async () => {
    const { page } = await open('/runs', { colorScheme: 'dark', viewport: { width: 360, height: 740 } });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(20, 23, 28)');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    const focused = () => page.evaluate<string>('document.activeElement.textContent.trim()');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).toBe('repository');
    for (let presses = 0; presses < 30 && (await focused()) !== 'Story number 59'; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/runs/${idOf(59)}`);
  });
});

describe('a run', () => {
  test('begins with the change, tells what was asked, and of a newer run of the same issue', {
    tags: 'full',
  }, async () => {
    const [before, after] = ['20261121-180000-4f1c2a9be0', '20261121-190000-4f1c2a9be0'];
    const story = { title: 'Once more', issue: 4712, criteria: [], body: 'Codes are read *loosely*: `ten` and `TEN`.' };
    for (const [id, at] of [
      [before, '2026-11-19T12:00:00Z'],
      [after, '2026-11-19T13:00:00Z'],
    ] as const) {
      const trigger = { kind: id === after ? 'retry' : 'label', actor: 'mona' } as const;
      await pages.record(id, [started(id, { story, trigger }), ...wholeRun(id, 2, 'failed').slice(1)], at);
    }
    const diff = 'diff --git a/a.js b/a.js\n--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-old\n+of the last attempt\n';
    const first = diff.replace('of the last attempt', 'of the first attempt');
    await writeDiff(join(pages.folder, 'runs', after), { attempt: 1, sincePrevious: first, sinceBase: first });
    await writeDiff(join(pages.folder, 'runs', after), { attempt: 2, sincePrevious: diff, sinceBase: diff });
    const { page } = await open(`/runs/${after}`);
    expect(await page.locator('#sections a').first().innerText()).toBe('Change');
    expect(await page.locator('#diff').innerText()).toContain('of the last attempt');
    expect(await page.locator('#diff').innerText()).not.toContain('of the first attempt');
    expect(await page.isVisible('#diff-final .d2h-code-line')).toBe(true);
    expect(await page.locator('#story em').innerText()).toBe('loosely');
    await page.goto(`${pages.url}/runs/${before}`);
    expect(await page.locator('#diff').innerText()).toContain('No change is recorded.');
    await page.click('text=There is a newer run of this issue >> a');
    await page.waitForURL(`**/runs/${after}`);
    expect(await page.locator('.newer').count()).toBe(0);
  });

  test('can be taken away: as one file that is complete in itself, and each log as it was written', async () => {
    const folder = join(pages.folder, 'runs', idOf(1));
    await mkdir(join(folder, 'logs'), { recursive: true });
    await writeFile(join(folder, 'logs/test-2.log'), '<script>pwned=1</script>\n\x1b[31mnot ok\x1b[39m\n');
    const { page } = await open(`/runs/${idOf(1)}`);
    await page.click('text=Files');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=report.html')]);
    const saved = join(pages.folder, 'report.html');
    await download.saveAs(saved);
    const report = await readFile(saved, 'utf8');
    expect(report).toContain('http-equiv="Content-Security-Policy"');
    expect(report).toContain('Failed after 2 attempts');
    expect(report).not.toContain('href="/queue"');
    const log = await fetch(`${pages.url}/runs/${idOf(1)}/logs/4.txt`);
    expect(log.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(log.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(await log.text()).toBe('<script>pwned=1</script>\n\x1b[31mnot ok\x1b[39m\n');
    for (const name of ['3.txt', '99.txt', '0.txt', '..%2frun.json']) {
      expect((await fetch(`${pages.url}/runs/${idOf(1)}/logs/${name}`)).status, name).toBe(404);
    }
  });

  test('work that could not be pushed can be taken away as a patch, and what a dry run would have written', async () => {
    const address = `${pages.url}/runs/${idOf(1)}/work.patch`;
    expect((await fetch(address)).status).toBe(404);
    await mkdir(join(pages.folder, 'runs', idOf(1)), { recursive: true });
    await writeFile(join(pages.folder, 'runs', idOf(1), 'work.patch'), '--- a/a.js\n+++ b/a.js\n');
    const patch = await fetch(address);
    expect(patch.headers.get('content-disposition')).toBe(`attachment; filename="redgreen-${idOf(1)}-work.patch"`);
    expect(await patch.text()).toBe('--- a/a.js\n+++ b/a.js\n');
    // Linked where it is, and not because the run is one that could have it.
    const linked = async (id: string) =>
      (await (await fetch(`${pages.url}/runs/${id}`)).text()).match(/work\.patch"|dry-run\.md"/g);
    expect(await linked(idOf(1))).toEqual(['work.patch"']);
    expect(await linked(idOf(2))).toBe(null);
    const dry = '20261121-130000-4f1c2a9bdd';
    const settings = { 'dry-run': { value: true, source: 'repository file' } };
    await pages.record(dry, [started(dry, { settings }), ...wholeRun(dry, 1, 'refused').slice(1)]);
    expect(await linked(dry)).toBe(null);
    await writeFile(join(pages.folder, 'runs', idOf(1), 'dry-run.md'), '## Dry run: comment #1\n');
    expect(await (await fetch(`${pages.url}/runs/${idOf(1)}/dry-run.md`)).text()).toBe('## Dry run: comment #1\n');
    expect(await linked(idOf(1))).toEqual(['work.patch"', 'dry-run.md"']);
  });

  test('follows what happens while it is open', async () => {
    const id = '20261121-120000-4f1c2a9be0';
    const events = wholeRun(id, 2, 'passed');
    const setup = events.slice(0, 7);
    const recorder = await pages.record(id, setup);
    const { page, noticed } = await open(`/runs/${id}`);
    await expect.poll(() => page.innerText('.live')).toBe('Live');
    expect(await page.innerText('.badge')).toBe('running');
    expect(await page.locator('.attempt').count()).toBe(0);
    // Times that move never fall back to where they began, not for the second until the next tick.
    await page.evaluate(`window.still = []; new MutationObserver(() => { for (const time of document.querySelectorAll('time.moves'))
      if (time.textContent.startsWith('since')) window.still.push(time.textContent); }).observe(document.body, { childList: true, subtree: true })`);
    expect(await page.innerText('#conversation')).toContain('Nothing has been said yet');
    const rest = events.slice(7);
    const started = rest.findIndex(({ type }) => type === 'attempt-started') + 1;
    for (const event of rest.splice(0, started)) await recorder.append(event);
    const cells = '#overview tbody td';
    await expect
      .poll(() => page.locator(cells).allInnerTexts())
      .toEqual(['–', '… implementing', expect.stringMatching(/^\d/), '$0.00']);
    expect(await page.evaluate('window.still')).toEqual([]);
    const going = '#talk-1 li.tool [open]';
    await recorder.append({ type: 'tool-started', attempt: 1, tool: 'bash', input: 'make slow' });
    for (const output of ['one of 9\n', 'two of 9\n']) await recorder.append({ type: 'tool-printed', output });
    await expect.poll(() => page.locator(going).allInnerTexts()).toEqual(['bash make slow still at work\ntwo of 9\n']);
    await recorder.append({
      ...{ type: 'tool-finished', attempt: 1, tool: 'bash', input: 'make slow' },
      ...{ result: 'nine of 9', isError: false, durationMs: 3000 },
    });
    const firstEnd = rest.findIndex(({ type }) => type === 'verification-finished') + 1;
    for (const event of rest.slice(0, firstEnd)) await recorder.append(event);
    await expect.poll(() => page.locator('.attempt').count()).toBe(1);
    await expect.poll(() => page.innerText('#attempt-1 h3')).toContain('1 failed, 2 passed');
    // What is said is open while it goes on, and what somebody has closed stays closed.
    expect(await page.evaluate("document.querySelector('#talk-1').open")).toBe(true);
    await page.click('#talk-1 > summary');
    for (const event of rest.slice(firstEnd)) await recorder.append(event);
    await expect.poll(() => page.innerText('.badge')).toBe('passed');
    await expect.poll(() => page.locator('.attempt').count()).toBe(2);
    expect(await page.evaluate("document.querySelector('#talk-1').open")).toBe(false);
    await expect.poll(() => page.innerText('.live')).toBe('The run has ended');
    expect(await page.title()).toContain('passed: ');
    expect(await page.innerText('footer')).toContain(`${events.length + 4} events`);
    expect(noticed).toEqual([]);
  });

  test('goes on where it was after the connection broke, and keeps what a person is writing', {
    tags: 'full',
  }, async () => {
    const id = '20261121-130000-4f1c2a9be0';
    const events = wholeRun(id, 1, 'failed');
    const recorder = await pages.record(id, events.slice(0, 8));
    const { page } = await open(`/runs/${id}`);
    await expect.poll(() => page.innerText('.live')).toBe('Live');
    await page.evaluate("document.querySelector('#settings details').open = true");
    pages.drop();
    await expect.poll(() => page.innerText('.live')).toBe('Connection lost, trying again');
    for (const event of events.slice(8)) await recorder.append(event);
    await expect.poll(() => page.innerText('.badge'), { timeout: stretched(10_000) }).toBe('failed');
    await expect.poll(() => page.innerText('.live')).toBe('The run has ended');
    expect(await page.evaluate("document.querySelector('#settings details').open")).toBe(true);
    expect(await page.locator('.attempt').count()).toBe(1);
  });

  test('what is hostile does nothing either when it comes in while the page is open', { tags: 'full' }, async () => {
    const id = '20261121-150000-4f1c2a9be0';
    const [first, ...others] = hostileReport().events.map(({ seq: _, at: __, ...event }) => event as RunEvent);
    if (first?.type !== 'run-started') throw new Error('not a run');
    const recorder = await pages.record(id, [{ ...first, runId: id }]);
    const { page, noticed } = await open(`/runs/${id}`);
    await expect.poll(() => page.innerText('.live')).toBe('Live');
    for (const event of others) await recorder.append(event);
    await expect.poll(() => page.innerText('.live'), { timeout: stretched(10_000) }).toBe('The run has ended');
    await page.waitForTimeout(1500);
    await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
    expect(await page.innerText('body')).toContain('<script>pwned=1</script>');
    expect(await page.evaluate("'pwned' in window")).toBe(false);
    expect(await page.$$eval('iframe, img, object, embed, base, svg, math', (all) => all.length)).toBe(0);
    expect(noticed).toEqual([]);
  });

  test('a session holds thirty streams, an address a hundred, and who goes away leaves the place', async () => {
    const id = '20261121-200000-4f1c2a9be0';
    await pages.record(id, wholeRun(id, 1).slice(0, 5));
    const feed = createRunFeed(pages.store, 20);
    const followers: Followers = new Map();
    const app = new Hono<WebEnv>().get('/:session', (c) => {
      const session = c.req.param('session');
      c.set('visitor', { kind: 'user', login: 'mona', token: '', csrf: '', session });
      return runEvents(c, { feed, runId: id, places: streamPlaces(c), followers, may: async () => true });
    });
    const server = createAdaptorServer({ fetch: app.fetch });
    const port = await listen(server);
    const gone = new AbortController();
    const follow = async (session: string, address: string, method = 'GET') => {
      const headers = { 'x-forwarded-for': address };
      const answer = await fetch(`http://127.0.0.1:${port}/${session}`, { method, headers, signal: gone.signal });
      return answer.headers.has('retry-after') ? answer.status : 'open';
    };
    const many = (count: number, session: string, address: string) =>
      Promise.all(Array.from({ length: count }, () => follow(session, address)));
    expect(await many(30, 'a', '203.0.113.1')).toEqual(Array(30).fill('open'));
    expect(await follow('a', '203.0.113.2')).toBe(429);
    for (const session of ['b', 'c']) expect(await many(30, session, '203.0.113.1')).toEqual(Array(30).fill('open'));
    expect(await many(11, 'd', '203.0.113.1')).toEqual([...Array(10).fill('open'), 429]);
    expect(await follow('d', '203.0.113.2')).toBe('open');
    const held = followers.get('');
    await follow('e', '203.0.113.2', 'HEAD');
    expect(followers.get('')).toBe(held);
    gone.abort();
    await expect.poll(() => followers.size).toBe(0);
    server.close();
  });
});
