// @module-tag full

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import type { ReportInput } from '../../src/report/report-input.ts';
import { lowContrast } from '../support/contrast.ts';
import { scratch } from '../support/fixtures.ts';
import { sharedBrowser } from '../support/shared.ts';
import { isOver, stretched } from '../support/slow-machine.ts';
import { hostileReport } from './hostile-report.ts';
import { sampleReport } from './sample-report.ts';

const browser = await sharedBrowser();
const folder = scratch();

let pages = 0;
async function show(input: ReportInput, options: BrowserContextOptions = {}, hash = '') {
  const path = join(folder, `${++pages}.html`);
  await writeFile(path, renderHtml(input));
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  /** Requests beyond the page itself, dialogs, errors on the console: none is right for any page. */
  const noticed: string[] = [];
  const url = pathToFileURL(path).href;
  page.on('request', (request) => request.url().startsWith(url) || noticed.push(request.url()));
  page.on('dialog', (dialog) => noticed.push(dialog.message()) && dialog.dismiss());
  page.on('console', (message) => message.type() === 'error' && noticed.push(message.text()));
  page.on('pageerror', (error) => noticed.push(error.message));
  await page.goto(url + hash);
  return { page, noticed };
}

/** Runs in the page: everything that folds is open. */
const openAll = "for (const details of document.querySelectorAll('details')) details.open = true";

const inView = (page: Page, selector: string) =>
  page.evaluate<boolean>(`(() => {
    const { top, bottom } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  })()`);

const isOpen = (page: Page, selector: string) => page.evaluate<boolean>(`document.querySelector('${selector}').open`);
const hashOf = (page: Page) => new URL(page.url()).hash;

test('why it ended is on the first screen, before any log', async () => {
  const { page, noticed } = await show(sampleReport(4, 'failed'));
  expect(await inView(page, '.why')).toBe(true);
  expect(await page.innerText('.why')).toContain(
    'Failed after 4 attempts\n\n1 test failing (discount takes ten percent off)',
  );
  expect(await page.innerText('.why')).toContain('Next:');
  expect(noticed).toEqual([]);
});

test('Tab goes through the page without a trap, and what has focus can be seen', async () => {
  const { page } = await show(sampleReport(2, 'failed'));
  await page.evaluate(openAll);
  const seen: string[] = [];
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press('Tab');
    const [where, outlined] = await page.evaluate<[string, boolean]>(`(() => {
      const element = document.activeElement;
      if (element === document.body) return ['end', true];
      const name = element.tagName + ' ' + element.id + ' ' + element.textContent.slice(0, 30);
      return [name, getComputedStyle(element).outlineStyle !== 'none'];
    })()`);
    if (where === 'end') break;
    expect(outlined, where).toBe(true);
    seen.push(where);
  }
  expect(seen.length).toBeGreaterThan(30);
  expect(seen.length).toBeLessThan(300);
  // Lines of a log are links, and none of them is a stop of the Tab key.
  expect(seen.filter((where) => /^A log-\d+\.\d+/.test(where))).toEqual([]);
});

test('all of it is there without a script: links lead to the first errors, long lines can be wrapped', async () => {
  const { page } = await show(sampleReport(3, 'failed'), { javaScriptEnabled: false });
  await page.click('#logs > .jump a');
  expect(hashOf(page)).toBe('#log-4.5');
  await expect.poll(() => inView(page, '[id="log-4.5"]')).toBe(true);
  await page.click('#log-2 > summary');
  await page.click('#log-2 .first-error');
  expect(hashOf(page)).toBe('#log-2.5');
  expect(await page.locator('#log-2 .chunk').innerText()).toContain('100 !== 90');
  await page.check('#wrap');
  const wrapping = "getComputedStyle(document.querySelector('#log-2 .chunk')).whiteSpace";
  expect(await page.evaluate<string>(wrapping)).toBe('pre-wrap');
  for (const text of ['Takes ten percent off the sum.', 'Implementation retry 2/3', 'bubblewrap', 'repository file']) {
    expect(await page.getByText(text).first().isVisible(), text).toBe(true);
  }
});

test('an address with a line opens its log there', async () => {
  const { page } = await show(sampleReport(2, 'failed'), {}, '#log-3.8');
  expect(await isOpen(page, '#log-3')).toBe(true);
  expect(await inView(page, '[id="log-3.8"]')).toBe(true);
});

test('a text that can hardly be read is found', async () => {
  const { page } = await show(sampleReport());
  await page.evaluate("document.documentElement.style.setProperty('--dim', '#bbb')");
  expect((await page.evaluate<string[]>(lowContrast)).length).toBeGreaterThan(0);
});

test('a screen reader gets landmarks, headings in order and names', async () => {
  const { page } = await show(sampleReport(2, 'failed'));
  const tree = await page.locator('body').ariaSnapshot();
  for (const part of [
    '- banner:',
    '- navigation "Sections":',
    '- main:',
    '- contentinfo:',
    '- heading "Why it ended" [level=2]',
    '- table "Attempts":',
    '- region "Why it ended":',
  ]) {
    expect(tree).toContain(part);
  }
  const levels = await page.$$eval('h1, h2, h3, h4', (all) => all.map((heading) => Number(heading.tagName[1])));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  const duplicates = await page.$$eval('[id]', (all) =>
    all.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index),
  );
  expect(duplicates).toEqual([]);
});

test('a narrow screen needs no scrolling sideways', async () => {
  const { page } = await show(sampleReport(3, 'failed'), { viewport: { width: 360, height: 740 } });
  await page.evaluate(openAll);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(await inView(page, '.why .headline')).toBe(true);
});

test('hostile text does nothing: no script, no request, no element of its own', async () => {
  const { page, noticed } = await show(hostileReport());
  await page.evaluate(openAll);
  await page.waitForTimeout(300);
  expect(noticed).toEqual([]);
  expect(await page.evaluate<boolean>("'pwned' in window")).toBe(false);
  expect(
    await page.$$eval('script, iframe, img, object, embed, link, form, style, base, svg, math', (all) =>
      all.map(({ tagName }) => tagName),
    ),
  ).toEqual(['STYLE']);
  expect(
    await page.$$eval('a[href]', (all) =>
      all.map(({ protocol }) => protocol).filter((protocol) => !['file:', 'https:'].includes(protocol)),
    ),
  ).toEqual([]);
  expect(
    await page.$$eval('*', (all) =>
      all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name)).filter((name) => name.startsWith('on')),
    ),
  ).toEqual([]);
  // It is shown as what it is.
  expect(await page.innerText('h1')).toContain('<script>pwned=1</script>');
  expect(await page.innerText('body')).not.toMatch(/[\u202e\u2066\x07\x9b]/);
});

test('a log of 10 MB opens, scrolls and is jumped in without delay', async () => {
  const report = sampleReport(1, 'failed');
  const lines = Array.from(
    { length: 140_000 },
    (_, index) => `\x1b[32mok\x1b[39m ${index} - case number ${index} of a long suite takes its time here`,
  );
  lines[99_999] = '\x1b[31mnot ok\x1b[39m 100000 - the needle';
  const text = lines.join('\n');
  expect(text.length).toBeGreaterThan(9_900_000);
  const big = { ...report, logs: report.logs.map((log) => (log.attempt === 1 ? { ...log, text, failures: [] } : log)) };
  const started = performance.now();
  const { page } = await show(big);
  const loadedMs = performance.now() - started;
  const timed = async (work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };
  const openMs = await timed(() => page.click('#log-2 > summary'));
  const jumpMs = await timed(async () => {
    await page.click('#log-2 .first-error');
    await expect.poll(() => hashOf(page), { timeout: stretched(20_000) }).toBe('#log-2.100000');
  });
  expect(await inView(page, '[id="log-2.100000"]')).toBe(true);
  const scrollMs = await timed(() =>
    page.evaluate(`new Promise((resolve) => {
      const box = document.querySelector('#log-2 .lines');
      box.scrollTop = box.scrollHeight / 2;
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    })`),
  );
  // Generous for a busy machine; alone it is a quarter of this.
  for (const ms of [loadedMs, openMs, jumpMs, scrollMs]) expect(isOver(ms, 20_000)).toBe(false);
});
