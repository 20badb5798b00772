import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnPlot, plotStyle } from '../../src/report/html/plot.ts';
import { measureRuns, type RunFigures } from '../../src/web/overview-figures.ts';
import { overviewView } from '../../src/web/overview-view.ts';
import { started, wholeRun } from '../store/sample-run.ts';
import { openBrowser } from '../support/browser.ts';
import { lowContrast } from '../support/contrast.ts';
import { startOauth } from '../support/oauth.ts';
import { type OpenPages, openPages, signedIn } from './open-pages.ts';

const now = new Date('2026-11-21T12:00:00Z');
const outcomes = ['passed', 'passed', 'failed', 'passed', 'no-progress'] as const;
const repositories = ['acme/shop', 'acme/billing'] as const;

let browser: Browser;
let pages: OpenPages;
beforeAll(async () => {
  [browser, pages] = await Promise.all([openBrowser(), openPages({ now: () => now })]);
  for (let index = 0; index < 40; index++) await recordRun(pages, index);
});
afterAll(async () => {
  await browser?.close();
  await pages?.[Symbol.asyncDispose]();
});

async function recordRun(into: OpenPages, index: number, kind: 'label' | 'eval' = 'label') {
  const id = `20261121-11${String(index).padStart(4, '0')}-4f1c2a9be0`;
  const [, ...events] = wholeRun(id, 1 + (index % 3), outcomes[index % outcomes.length]);
  const first = started(id, {
    repository: repositories[index % 2] ?? '',
    trigger: { kind, actor: index % 3 === 0 ? 'mona' : '<b>hubot' },
  });
  const at = new Date(now.getTime() - (1 + index * 2) * 24 * 3_600_000).toISOString();
  await into.record(id, [first, ...events], at);
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(pages.url + path);
  return page;
}

async function figuresOf(query = ''): Promise<RunFigures> {
  return (await (await fetch(`${pages.url}/overview.json${query}`)).json()) as RunFigures;
}

/** Words of a plot that stand beyond its drawing, and names beside a bar of which a part is hidden. */
const cutWords = `[
  ...[...document.querySelectorAll('.plot > svg text')].filter((text) => {
    const [own, drawing] = [text.getBoundingClientRect(), text.ownerSVGElement.getBoundingClientRect()];
    return own.width > 0 && (own.left < drawing.left - 1 || own.right > drawing.right + 1 || own.top < drawing.top - 1);
  }),
  ...[...document.querySelectorAll('.bars span')].filter((name) => name.scrollWidth > name.clientWidth + 1),
].map(({ textContent }) => textContent)`;

describe('the overview', () => {
  test('its figures are those of the runs, for people and for programs', async () => {
    const figures = await figuresOf('?weeks=52');
    expect(figures).toMatchObject({ runs: 40, passed: 24, running: 0, retries: [14, 13, 13] });
    expect(figures.reasons).toEqual([
      { outcome: 'failed', runs: 8 },
      { outcome: 'no-progress', runs: 8 },
    ]);
    expect(figures.cost.repository.map(({ name }) => name).toSorted()).toEqual(['acme/billing', 'acme/shop']);
    expect(figures.byWeek).toHaveLength(52);
    expect(figures.byWeek.reduce((sum, { runs }) => sum + runs, 0)).toBe(40);
    const page = await open('/overview?weeks=52');
    expect(await page.innerText('.figures')).toContain('24 of 40 runs');
    expect(await page.locator('figure.plot').count()).toBe(7);
    expect(await page.innerText('main')).toContain('<b>hubot');
  });

  test('where no run has ended yet, nothing is said to have passed', async () => {
    await using fresh = await openPages({ now: () => now });
    const id = '20261121-115900-4f1c2a9be0';
    await fresh.record(id, wholeRun(id, 1, 'passed').slice(0, 9), new Date(now.getTime() - 60_000).toISOString());
    const text = await (await fetch(`${fresh.url}/overview`)).text();
    expect(text).toContain('No run of these 12 weeks has ended yet; 1 goes on.');
    expect(text).not.toMatch(/passed\.<|by week/);
  });

  test('a repository and a period are chosen, and stand in the address', async () => {
    const page = await open('/overview');
    await page.selectOption('#repository', 'acme/shop');
    await page.selectOption('#weeks', '4');
    await page.click('text=Show');
    expect(new URL(page.url()).search).toBe('?weeks=4&repository=acme%2Fshop');
    expect(await page.innerText('.figures')).toContain('of 7 runs');
    expect(await figuresOf('?weeks=4&repository=acme/shop')).toMatchObject({ runs: 7 });
    for (const query of ['?weeks=-1', '?weeks=a', '?repository=%00', '?repository=nobody/none']) {
      expect((await fetch(`${pages.url}/overview${query}`)).status, query).toBe(200);
    }
    expect(pages.errors).toEqual([]);
  });

  test('runs of suites are no part of it', async () => {
    await using own = await openPages({ now: () => now });
    await recordRun(own, 1);
    await recordRun(own, 2, 'eval');
    expect(await (await fetch(`${own.url}/overview.json`)).json()).toMatchObject({ runs: 1 });
  });

  test('nothing to count is said', async () => {
    await using own = await openPages({ now: () => now });
    expect(await (await fetch(`${own.url}/overview`)).text()).toContain('No run that you may read began');
  });

  test('it counts what the visitor may see, and nothing else', async () => {
    await using github = await startOauth({
      users: ['mona'],
      repositories: {
        'acme/shop': { private: true, roles: { mona: 'write' } },
        'acme/billing': { private: true, roles: {} },
      },
    });
    await using own = await openPages({
      now: () => now,
      serverUrl: github.url,
      apiUrl: github.apiUrl,
      oauth: github,
    });
    for (let index = 0; index < 6; index++) await recordRun(own, index);
    const asked = async (cookie?: string) =>
      (await fetch(`${own.url}/overview.json`, cookie === undefined ? {} : { headers: { cookie } })).json();
    expect(await asked()).toMatchObject({ runs: 0, cost: { repository: [] } });
    const seen = await asked(await signedIn(own, 'mona'));
    expect(seen).toMatchObject({ runs: 3, cost: { repository: [{ name: 'acme/shop' }] } });
  });

  test('a long time at the top of a plot is shown whole on a narrow screen', async () => {
    const page = await (await browser.newContext({ viewport: { width: 375, height: 500 } })).newPage();
    const plot = columnPlot(
      'Median time',
      [{ label: '11-23', words: 'w', parts: [{ kind: 'none', value: 1 }] }],
      1,
      '12 m 33 s',
    );
    await page.setContent(`<style>${plotStyle}</style>${plot}`);
    expect(await page.evaluate(cutWords)).toEqual([]);
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)('%s, wide and narrow', async (colorScheme) => {
    const folder = process.env.REDGREEN_SCREENSHOTS;
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    for (const width of [1280, 375]) {
      const page = await open('/overview', { colorScheme, viewport: { width, height: 900 } });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(await page.evaluate(lowContrast)).toEqual([]);
      expect(await page.evaluate(cutWords)).toEqual([]);
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/overview-${colorScheme}-${width}.png`, fullPage: true });
    }
  });
});

test('shares, medians and weeks', () => {
  const row = (started_at: string, seconds: number, outcome: string | null, cost_usd: number | null = 1) => ({
    ...{ repository: 'a/b', actor: null, model: 'm', retry_count: 0, started_at, outcome, cost_usd },
    ended_at: outcome === null ? null : new Date(Date.parse(started_at) + seconds * 1000).toISOString(),
  });
  const figures = measureRuns(
    [
      row('2026-11-16T00:00:00.000Z', 10, 'passed'),
      row('2026-11-15T23:59:59.000Z', 30, 'failed', null),
      row('2026-11-15T10:00:00.000Z', 20, 'skipped', 0),
      row('2026-11-20T10:00:00.000Z', 0, null, 0.5),
    ],
    now,
    2,
  );
  expect(figures).toMatchObject({ runs: 2, running: 1, passed: 1, medianMs: 20_000, costUsd: 1.5, costUnknown: 1 });
  expect(figures.byWeek).toEqual([
    { week: '2026-11-09', runs: 1, passed: 0, atOnce: 0, medianMs: 30_000 },
    { week: '2026-11-16', runs: 1, passed: 1, atOnce: 1, medianMs: 10_000 },
  ]);
  expect(figures.cost.person).toEqual([{ name: 'nobody', runs: 4, usd: 1.5, unknown: 1 }]);
});

test('a cost that is not known is not told as nothing, and makes no pass cheaper', async () => {
  const row = (model: string, cost_usd: number | null) => ({
    ...{ repository: 'a/b', actor: null, model, retry_count: 0, outcome: 'passed', cost_usd },
    ...{ started_at: '2026-11-20T10:00:00.000Z', ended_at: '2026-11-20T10:00:10.000Z' },
  });
  const figures = measureRuns([row('m', 0.5), row('command', null), row('command', null)], now, 4);
  expect(figures).toMatchObject({ costUsd: 0.5, costUnknown: 2, costOfPassed: 0.5 });
  const page = String(await overviewView({ weeks: 4, repositories: ['a/b'], unknown: 0, figures }));
  expect(page).toContain('unknown · 2 runs');
  expect(page).toContain('$0.50 · 3 runs, 2 of unknown cost');
  expect(page).toMatch(/Cost of a passed run<\/dt><dd>\$0\.50<small>known cost/);
  expect(page).not.toContain('$0.00');
  expect(measureRuns([row('command', null)], now, 4).costOfPassed).toBeNull();
});
