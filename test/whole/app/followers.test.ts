// @module-tag full

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webhookPath } from '../../../src/app/server.ts';
import type { RunEvent } from '../../../src/run/run.ts';
import { recordRun } from '../../../src/store/run-rows.ts';
import { wholeRun } from '../../store/sample-run.ts';
import { openAppShop, startApp } from '../../support/app-server.ts';
import { labelEvent } from '../../support/github-events.ts';
import { until } from '../../support/processes.ts';
import { stretched } from '../../support/slow-machine.ts';

const run = '20261121-100000-4f1c2a9be0';
const going = '20261121-110000-4f1c2a9be0';
const megabyte = 1_000_000;

test('500 followers that read nothing and pages of a run with 10 MB of logs hold up neither memory nor a webhook', async () => {
  const { github, app, place } = await openAppShop();
  const { number } = github.openIssue('acme/shop', { title: 'Discount codes', user: 'acme' });
  app.install(['acme/shop']);
  await using serve = await startApp(['serve', '--workers', '0'], place.environment);
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  const store = await place.store();
  const record = async (id: string, events: readonly RunEvent[]) => {
    const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date() });
    for (const event of events) await recorder.append(event);
  };
  await record(run, wholeRun(run, 2, 'failed'));
  const warnings = Array.from({ length: 1000 }, (): RunEvent => ({ type: 'warning', text: 'x'.repeat(10_000) }));
  await record(going, [...wholeRun(going, 2).slice(0, 8), ...warnings]);
  const logs = join(place.dataDir, 'runs', run, 'logs');
  await mkdir(logs, { recursive: true });
  const log = Array.from({ length: 100_000 }, (_, line) => `${'log '.repeat(24)}${line}`).join('\n');
  await writeFile(join(logs, 'test-1.log'), log);

  const page = `${serve.url}/runs/${run}`;
  const webhookMs = async () => {
    const from = performance.now();
    expect((await app.send(labelEvent(github, 'acme/shop', number, 'other', 'acme'))).statusCode).toBe(200);
    return performance.now() - from;
  };
  await fetch(page).then((answer) => answer.text());
  const slowest = { followers: 0, pages: 0 };
  const before = await memoryBytes(serve.pid);

  const sockets = await Promise.all(Array.from({ length: 500 }, () => followSilently(serve.url)));
  for (let index = 0; index < 10; index++) slowest.followers = Math.max(slowest.followers, await webhookMs());
  // On a slow machine the server has given up who asked late: others take those places.
  const late: Response[] = [];
  const full = await until(
    async () => late[late.push(await fetch(`${serve.url}/runs/${going}/events`)) - 1],
    (answer) => answer?.status === 429,
  );
  expect(full?.headers.get('retry-after')).toBe('2');
  const held = (await memoryBytes(serve.pid)) - before;
  for (const socket of sockets) socket.destroy();
  for (const answer of late) await answer.body?.cancel();

  const reading = Promise.all(Array.from({ length: 20 }, () => fetch(page).then((answer) => answer.text())));
  for (let index = 0; index < 10; index++) slowest.pages = Math.max(slowest.pages, await webhookMs());
  const [text = ''] = await reading;
  expect(text).toContain(`href="/runs/${run}/logs/`);
  const whole = await fetch(`${page}/logs/3.txt`);
  expect((await whole.text()).length).toBe(log.length);
  console.log(
    `500 followers: ${(held / megabyte).toFixed(0)} MB, a webhook ${slowest.followers.toFixed(0)} ms; ` +
      `20 pages with 10 MB of logs (${(text.length / megabyte).toFixed(1)} MB each): a webhook ${slowest.pages.toFixed(0)} ms`,
  );
  // 500 times the run's 10 MB would be 5 GB; without collected garbage it is 60 to 125 MB.
  expect(held).toBeLessThan(200 * megabyte);
  expect(Math.max(slowest.followers, slowest.pages)).toBeLessThan(stretched(1000));
  // Those who went away left their places.
  await until(
    async () => (await fetch(`${serve.url}/runs/${going}/events`)).status,
    (status) => status === 200,
  );
});

/** Asks for the run's events and takes nothing of the answer. */
async function followSilently(url: string): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(`GET /runs/${going}/events HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  await new Promise((resolve) => socket.once('readable', resolve));
  return socket;
}

async function memoryBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
