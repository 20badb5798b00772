/** What people put between backticks in a title is code on every page, and its marks are on none. */

import { expect, test } from 'vitest';
import { started, wholeRun } from '../store/sample-run.ts';
import { openPages } from './open-pages.ts';

const id = '20261121-100000-4f1c2a9be0';
const story = { title: 'Let `price()` refuse <b> and a ` alone', issue: 1, body: 'As asked.', criteria: [] };
const shown = 'Let <code>price()</code> refuse &lt;b&gt; and a ` alone';

test('in the list, on the run’s own page, and as the name of its window', async () => {
  await using pages = await openPages();
  const [, ...events] = wholeRun(id, 1, 'failed');
  const ended = { type: 'run-finished', outcome: 'setup-failed', detail: '`npm ci` was not found' } as const;
  await pages.record(id, [started(id, { story }), ...events.slice(0, -1), ended]);
  const read = async (path: string) => (await fetch(pages.url + path)).text();
  const list = await read('/runs');
  expect(list).toContain(`<a href="/runs/${id}">${shown}</a>`);
  expect(list).toContain('<small class="reason"><code>npm ci</code> was not found</small>');
  const page = await read(`/runs/${id}`);
  expect(page).toContain(`<h1>${shown}</h1>`);
  expect(page).toContain(`when the run began: ${shown}</p>`);
  expect(page).toContain('<p><code>npm ci</code> was not found</p>');
  expect(page).toMatch(/<title>[^<]*: Let price\(\) refuse &lt;b&gt; and a ` alone – Redgreen<\/title>/);
});
