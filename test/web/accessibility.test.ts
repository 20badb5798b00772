// @module-tag full

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvalViews } from '../../src/entry/eval-views.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { addEval, addStoryResult } from '../../src/store/eval-results.ts';
import { writeDiff } from '../../src/store/run-files.ts';
import { createSetupPage, setupPath } from '../../src/web/setup-page.ts';
import { sampleReport } from '../report/sample-report.ts';
import { started, wholeRun } from '../store/sample-run.ts';
import { lowContrast } from '../support/contrast.ts';
import { sharedBrowser } from '../support/shared.ts';
import { githubWith, type OpenPages, openPages, type PagesGitHub, signedIn } from './open-pages.ts';
import { job } from './sample-job.ts';

const [first, red, again, running] = ['aa', 'bb', 'cc', 'dd'].map((end) => `20261121-100000-4f1c2a9b${end}`) as [
  string,
  string,
  string,
  string,
];
const now = new Date('2026-11-21T12:00:00Z');

const browser = await sharedBrowser();
let github: PagesGitHub;
let store: Store;
let pages: OpenPages;
let cookie: string;
beforeAll(async () => {
  [store, github] = await Promise.all([
    openStore(':memory:'),
    githubWith({ 'acme/shop': { id: 501, roles: { boss: 'write' } } }),
  ]);
  pages = await openPages({
    ...{ store, evals: createEvalViews(store), operators: ['boss'], now: () => now },
    ...github.at,
  });
  await recordRuns();
  await addQueue();
  await addEvals();
  cookie = await signedIn(pages, 'boss');
});
afterAll(async () => {
  await pages?.[Symbol.asyncDispose]();
  await store?.[Symbol.asyncDispose]();
  await github?.[Symbol.asyncDispose]();
});

const body = `Codes take ten percent off the sum, **before** shipping.

- [ ] An order of 100 costs 90
- [ ] \`DISCOUNT\` in capitals and in small letters

See [the old shop](https://example.com/shop) for the words.`;

async function recordRuns(): Promise<void> {
  const story = {
    title: 'Add a discount of ten percent, in every currency, rounded half up, for orders above 50 and below 5,000',
    issue: 42,
    url: 'https://github.com/acme/shop/issues/42',
    criteria: ['An order of 100 costs 90'],
    body,
  };
  const runs = [
    { id: first, attempts: 2, outcome: 'failed', trigger: 'label', at: '2026-11-09T10:00:00Z' },
    { id: red, attempts: 3, outcome: 'no-progress', trigger: 'label', at: '2026-11-16T10:00:00Z' },
    { id: again, attempts: 3, outcome: 'passed', trigger: 'retry', at: '2026-11-20T10:00:00Z' },
    { id: running, attempts: 3, outcome: 'passed', trigger: 'label', at: '2026-11-21T11:58:00Z' },
  ] as const;
  for (const { id, attempts, outcome, trigger, at } of runs) {
    const [, ...events] = wholeRun(id, attempts, outcome);
    const about = id === red || id === running ? { title: `Story of ${id}`, criteria: [] } : story;
    const begun = started(id, { story: about, trigger: { kind: trigger, actor: 'mona' } });
    const { run, logs, diffs } = sampleReport(attempts, outcome);
    await pages.record(id, [begun, ...(id === running ? events.slice(0, 12) : events)], at);
    const at0 = join(pages.folder, 'runs', id);
    await mkdir(join(at0, 'logs'), { recursive: true });
    for (const log of logs) await writeFile(join(at0, log.path), log.text);
    for (const diff of diffs.slice(0, run.attempts.length)) await writeDiff(at0, diff);
  }
}

async function addQueue(): Promise<void> {
  const at = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const asked = JSON.stringify({ name: 'issues', payload: { issue: { title: 'Round half a cent up' } } });
  const times = { created_at: at(90_000), not_before: at(90_000) };
  await store.db
    .insertInto('jobs')
    .values([
      job({ ...times, state: 'active', run_id: running, worker: 'w1', started_at: at(60_000) }),
      job({ ...times, payload: asked }),
      job({ ...times, state: 'done', run_id: red, worker: 'w1', started_at: at(80_000), ended_at: at(5000) }),
      job({ ...times, state: 'dead', error: 'its worker w2 was lost', ended_at: at(5000) }),
    ])
    .execute();
  const worker = { host: 'machine-one', pid: 4711, started_at: at(9_000_000), heartbeat_at: at(1000) };
  await store.db
    .insertInto('workers')
    .values({ ...worker, id: 'w1', state: 'running' })
    .execute();
}

async function addEvals(): Promise<void> {
  const stories = ['js-cart-discount', 'py-log-summary'];
  for (const [index, id] of ['20261120-eval', '20261121-eval'].entries()) {
    const at = `2026-11-2${index}T10:00:00.000Z`;
    const planned = [1, 2].flatMap((repetition) =>
      stories.map((storyId) => ({ storyId, repetition, title: `About ${storyId}` })),
    );
    const plan = JSON.stringify({ stories: planned, repeat: 2, flags: {}, replay: false });
    const row = {
      id,
      suite: 'stories/',
      state: 'finished',
      parent_eval: null,
      matrix: null,
      plan,
      model: 'claude-sonnet-5-5',
    };
    await addEval(store, { ...row, started_at: at, ended_at: at });
    for (const { storyId, repetition } of planned) {
      const status = index === 0 && storyId.startsWith('js') && repetition === 2 ? 'failed' : 'passed';
      await addStoryResult(store, {
        ...{ eval_id: id, story_id: storyId, repetition, run_id: again, status, outcome: status },
        ...{ duration_ms: 9000, error_message: status === 'failed' ? '1 test failing' : null, error_stack: null },
        ...{ worktree: null, request_ids: '[]', attempts: 2, input_tokens: 1000, output_tokens: 10 },
        ...{ cache_read_tokens: 0, cache_write_tokens: 0, cost_usd: 0.1, model: 'claude-sonnet-5-5' },
        finished_at: at,
      });
    }
  }
}

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** What axe-core finds against WCAG 2.2 A and AA and its own best practices. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<Violation[]>(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)',
  );
  return found.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

const shown: [name: string, path: string][] = [
  ['overview', '/overview'],
  ['runs', '/runs'],
  ['no-runs', '/runs?text=nowhere'],
  ['run-passed', `/runs/${again}`],
  ['run-red', `/runs/${red}`],
  ['run-running', `/runs/${running}`],
  ['queue', '/queue'],
  ['evals', '/evals'],
  ['eval', '/evals/20261120-eval'],
  ['not-found', '/runs/20261121-100000-nothing'],
];

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);

/** Tables of which a column does not fit. */
const cut = `[...document.querySelectorAll('.scroll')].filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('aria-label'))`;

test.each([
  ['light', 1280],
  ['dark', 375],
] as const)(
  'every page, %s, %i wide: axe finds nothing, and no column is cut off',
  async (colorScheme, width) => {
    const [name = '', value = ''] = cookie.split('=');
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    await context.addCookies([{ name, value, url: pages.url }]);
    const page = await context.newPage();
    for (const [title, path] of shown) {
      await page.goto(pages.url + path);
      expect(await violations(page), title).toEqual([]);
      expect(await page.evaluate(lowContrast), title).toEqual([]);
      if (width === 375) expect(await page.evaluate(cut), title).toEqual([]);
      await fits(page, width);
    }
    await page.goto(`${pages.url}/runs/${again}`);
    expect(await page.locator('#overview tbody tr').first().innerText()).toContain('$0.05');
    // The toolbar is two rows at most.
    expect(await page.evaluate<number>("document.querySelector('nav').offsetHeight")).toBeLessThan(90);
    await context.clearCookies();
    await page.goto(`${pages.url}/runs`);
    expect(await violations(page), 'anonymous').toEqual([]);
    await fits(page, width);
    await context.close();
  },
  180_000,
);

test('the page that registers the App: axe finds nothing', async () => {
  const setup = createSetupPage({
    ...{ token: 't', state: 's', serverUrl: github.url, publicUrl: pages.url, manifest: {} },
    register: async () => ({ installUrl: github.url }),
    onError: () => undefined,
  });
  const text = await (await setup.request(`${setupPath}?token=t`)).text();
  const page = await (await browser.newContext({ viewport: { width: 375, height: 900 } })).newPage();
  await page.setContent(text);
  expect(await violations(page)).toEqual([]);
  await fits(page, 375);
});
