// @module-tag full

import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { makeRunFolder } from '../../src/store/run-folder.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { wholeRun } from '../store/sample-run.ts';
import { repositoryWith } from '../support/cli.ts';
import { commandLine } from '../support/command-line.ts';
import { keepErrors } from '../support/processes.ts';
import { sharedBrowser } from '../support/shared.ts';
import { stretched } from '../support/slow-machine.ts';

const id = '20261121-100000-4f1c2a9be0';

const browser = await sharedBrowser();

/** A run that goes on, with its owner where it has one, and `redgreen open` over it. */
async function openedRun(owner?: { pid: number | undefined }) {
  const parts = new AsyncDisposableStack();
  const clone = parts.use(repositoryWith({ 'README.md': '# Shop\n' }));
  const root = join(clone.path, '.redgreen');
  const folder = await makeRunFolder(root, id);
  const store = parts.use(await openStore(join(root, 'redgreen.db')));
  const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date(), folder });
  const events = wholeRun(id, 1, 'passed');
  for (const event of events.slice(0, 10)) await recorder.append(event);
  if (owner !== undefined) await writeFile(join(folder, 'owner.json'), JSON.stringify(owner));
  const child = spawn(process.execPath, [commandLine, 'open', id], {
    ...{ cwd: clone.path, env: { PATH: process.env.PATH } },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepErrors(child);
  const url = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(`${data}`.trim())));
  return { folder, recorder, events, child, url, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

test('redgreen open follows a run that another process records', async () => {
  const { folder, recorder, events, child, url, ...run } = await openedRun();
  await using _ = run;
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    const page = await browser.newPage();
    const noticed: string[] = [];
    page.on('console', (message) => message.type() === 'error' && noticed.push(message.text()));
    page.on('pageerror', (error) => noticed.push(error.message));
    await page.goto(url);
    await expect.poll(() => page.innerText('.live')).toBe('Live');
    expect(await page.innerText('.badge')).toBe('running');
    await mkdir(join(folder, 'logs'), { recursive: true });
    await writeFile(join(folder, 'logs/test-1.log'), 'ok 1 - written while the page was open\n');
    for (const event of events.slice(10)) await recorder.append(event);
    await expect.poll(() => page.innerText('.badge'), { timeout: stretched(10_000) }).toBe('passed');
    await expect
      .poll(() => page.textContent('#logs'), { timeout: stretched(10_000) })
      .toContain('written while the page was open');
    expect(noticed).toEqual([]);
    for (const path of ['/', '/runs', `/runs/${id}`]) expect((await fetch(new URL(path, url))).status).toBe(404);
  } finally {
    child.kill('SIGINT');
  }
  expect(await ended).toBe(0);
});

test('a run whose process is gone says so on its page, at once and while it is looked at', async () => {
  const owner = spawn('sleep', ['600']);
  const ownerEnded = new Promise((resolve) => owner.once('close', resolve));
  const { child, url, ...run } = await openedRun({ pid: owner.pid });
  await using _ = run;
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await expect.poll(() => page.innerText('.live')).toBe('Live');
    expect(await page.innerText('.badge')).toBe('running');
    owner.kill('SIGKILL');
    await ownerEnded;
    await expect.poll(() => page.innerText('.badge'), { timeout: stretched(30_000) }).toBe('interrupted');
    expect(await page.innerText('#why')).toContain('its process is gone');

    await page.reload();
    expect(await page.title()).toMatch(/^interrupted: /);
    expect(await page.innerText('.badge')).toBe('interrupted');
    expect(await page.innerText('body')).not.toContain('has not ended');
    const again = await browser.newPage({ javaScriptEnabled: false });
    await again.goto(url);
    expect(await again.innerText('.badge')).toBe('interrupted');
    expect(await again.locator('meta[http-equiv=refresh]').count()).toBe(0);
  } finally {
    owner.kill('SIGKILL');
    child.kill('SIGINT');
  }
});
