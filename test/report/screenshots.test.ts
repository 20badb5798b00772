// @module-tag full

import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evalReport, renderEval } from '../../src/eval/format/report.ts';
import { renderHtml } from '../../src/report/html.ts';
import { evalRun, result } from '../eval/sample-results.ts';
import { sharedBrowser } from '../support/shared.ts';
import { sampleReport } from './sample-report.ts';

/** The images of the README. `REDGREEN_SCREENSHOTS=1` takes them anew. */
const images = join(import.meta.dirname, '../../docs/images');

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

async function screenshot(page: string, colorScheme: 'light' | 'dark', scrollTo?: string): Promise<Buffer> {
  const path = join(await mkdtemp(join(tmpdir(), 'redgreen-shot-')), 'page.html');
  await writeFile(path, page);
  const context = await browser.newContext({ viewport: { width: 1200, height: 760 }, colorScheme });
  const tab = await context.newPage();
  await tab.goto(pathToFileURL(path).href);
  if (scrollTo !== undefined) {
    await tab.evaluate(`(() => {
      const target = document.querySelector('${scrollTo}');
      for (const one of target.querySelectorAll('details')) one.open = true;
      target.scrollIntoView();
    })()`);
    await tab.waitForTimeout(200);
  }
  return await tab.screenshot();
}

const stories = [
  'c-ring-buffer',
  'js-cart-discount',
  'js-csv-quotes',
  'py-import-cycle',
  'py-log-summary',
  'sh-duration',
];
const results = stories.flatMap((story, index) =>
  [1, 2, 3].map((repetition) => {
    const status = index === 2 && repetition > 1 ? 'failed' : index === 4 && repetition === 3 ? 'error' : 'passed';
    return result(story, status, {
      repetition,
      attempts: 1 + ((index + repetition) % 3),
      costUsd: 0.04 + index * 0.02,
    });
  }),
);

test.each([
  ['run.png', () => renderHtml(sampleReport(3, 'passed')), 'light', undefined],
  ['attempt.png', () => renderHtml(sampleReport(3, 'failed')), 'dark', '#attempt-2'],
  ['eval.png', () => renderEval(evalReport(evalRun(results), results), 'html'), 'light', undefined],
] as const)('%s shows the page as it is', async (name, render, scheme, scrollTo) => {
  const image = await screenshot(await render(), scheme, scrollTo);
  const path = join(images, name);
  if (process.env.REDGREEN_SCREENSHOTS === '1') await writeFile(path, image);
  const kept = await readFile(path);
  // Fonts differ between machines, so the pixels may; the size may not.
  expect([kept.readUInt32BE(16), kept.readUInt32BE(20)]).toEqual([image.readUInt32BE(16), image.readUInt32BE(20)]);
});
